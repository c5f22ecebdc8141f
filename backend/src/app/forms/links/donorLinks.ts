import { formatDate, formatMoney } from '@school/shared/format';
import { privateLink } from '@school/shared/private-links';
import {
  giftLinkLabel,
  giftLinkReplaced,
  giftLinkText,
  giftStateLabels,
  sumWithFee,
  wallText,
} from '@school/shared/schemas/donation';
import type { LinkForm, LinkPage } from '@school/shared/schemas/sent';
import type { DonorStatement, DonorView } from '../../../donations/donor/donor.routes';
import { press, type Before, type Link, type LinkAction, type LinkKind } from './linkKind';

const path = '/api/donors/mine';
const ofDonor = ({ secret }: Link) => ({ 'donor-key': secret });

const mailLink = (replace: boolean, says: string): LinkAction => ({
  call: (link, _, id) => ['POST', `${path}/gifts/${id}/link`, { replace }, ofDonor(link)],
  says,
});

const statementPath = (from: string, to: string): string =>
  `${path}/statement?${new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString()}`;

/** Returns the statement that an action asks for: of a year, whose number it has, or of two days. */
const statementOf = (id: string, text: (name: string) => string): string =>
  id ? statementPath(`${id}-01-01`, `${id}-12-31`) : statementPath(text('from'), text('to'));

/** The link of a donor to all that they gave. */
export const donorLinks: readonly LinkKind[] = [
  {
    page: /^\/donate\/yours$/,
    name: 'donor',
    open: async (ask, link, before) => {
      const isStatement = before?.action === 'statement' && before.done !== undefined;
      const asked = isStatement ? statementOf(before.id, (name) => before.done?.text(name) ?? '') : path;
      const answer = await ask('GET', asked, undefined, ofDonor(link));
      if (!answer.ok) return answer;
      return isStatement
        ? statementPage((await answer.json()) as DonorStatement)
        : donorPage((await answer.json()) as DonorView, before);
    },
    actions: {
      statement: {
        call: (link, sent, id) => [
          'GET',
          statementOf(id, (name) => sent.text(name)),
          undefined,
          ofDonor(link),
        ],
      },
      receipt: {
        run: async ({ ask, link, id }) => {
          const answer = await ask('GET', path, undefined, ofDonor(link));
          if (!answer.ok) return answer;
          const { donations } = (await answer.json()) as DonorView;
          const key = donations.find(({ donationId }) => donationId === id)?.receiptKey ?? 'none';
          return Response.json(
            privateLink(`/donate/thank-you?donation=${encodeURIComponent(id)}`, 'receipt', key),
          );
        },
        leadsTo: (link) => link as string,
      },
      back: { call: (link) => ['GET', path, undefined, ofDonor(link)] },
      mail: mailLink(false, 'We have sent you the link of your monthly gift.'),
      replace: mailLink(true, giftLinkReplaced),
    },
  },
];

const donorPage = ({ email, until, years, donations, gifts }: DonorView, before?: Before): LinkPage => ({
  title: 'Your donations',
  texts: [`Everything given with ${email}. This link works until ${formatDate(until)}.`],
  facts: [
    ...years.map(
      ({ year, received, refunded, net }) =>
        [
          `Given in ${year}`,
          // What went back may have been given in another year.
          refunded > 0
            ? `${formatMoney(received)} received, ${formatMoney(refunded)} refunded, ${formatMoney(net)} in total`
            : formatMoney(received),
          `statement-${year}`,
          'Open',
        ] as const,
    ),
    ...donations.map((one) => [one.number, donationText(one), `receipt-${one.donationId}`, 'Open'] as const),
    ...gifts.map(
      ({ amount, fee, project, state }) =>
        [
          'Every month',
          `${sumWithFee(amount + fee, fee)} for ${project.name}, ${giftStateLabels[state]}`,
        ] as const,
    ),
  ],
  forms: [statementForm(before), ...gifts.flatMap((gift) => giftForms(gift, gifts.length > 1))],
});

const given = ({ amount, fee, refunded }: DonorView['donations'][number]): string =>
  refunded > 0
    ? `${sumWithFee(amount, fee)}, of which ${formatMoney(refunded)} refunded`
    : sumWithFee(amount, fee);

const donationText = (one: DonorView['donations'][number]): string =>
  [
    `${given(one)} for ${one.project.name}, ${formatDate(one.paidAt)}, ${one.name}`,
    ...(one.message ? [`“${one.message}” ${wallText(one)}`] : []),
  ].join('. ');

const statementForm = (before?: Before): LinkForm => ({
  action: 'statement',
  title: 'A statement',
  text: 'What you gave between two days. You can print it.',
  button: 'Show the statement',
  fields: (['from', 'to'] as const).map((name) => ({
    name,
    label: name === 'from' ? 'First day' : 'Last day',
    kind: 'date',
    value: before?.sent?.text(name) ?? '',
  })),
});

const giftForms = ({ id, state, project }: DonorView['gifts'][number], isNamed: boolean): LinkForm[] => [
  {
    ...press(`mail-${id}`, giftLinkLabel('Email its link again', project, isNamed)),
    title: `Your monthly gift for ${project.name}`,
    ...(state !== 'stopped' && { text: giftLinkText }),
  },
  {
    ...press(`replace-${id}`, giftLinkLabel('Replace its link', project, isNamed)),
    text: 'We email you a new link. The old one then stops working.',
  },
];

const statementPage = ({ email, from, to, rows, received, refunded, net }: DonorStatement): LinkPage => ({
  title: 'Your statement',
  texts: [
    `Given with ${email}${from ? ` from ${formatDate(from)}` : ''}${to ? ` to ${formatDate(to)}` : ''}. Print this page to keep it.`,
  ],
  facts: [
    ...rows.map(
      (row) =>
        [
          formatDate(row.at),
          `${row.number}, ${row.project}, ${row.name}: ${row.received === null ? `refunded ${formatMoney(row.refunded ?? 0)}` : sumWithFee(row.received, row.fee)}`,
        ] as const,
    ),
    ['Received', formatMoney(received)],
    ['Refunded', formatMoney(refunded)],
    ['Total', formatMoney(net)],
  ],
  forms: [press('back', 'See all donations')],
});
