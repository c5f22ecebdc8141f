import { instrumentNames, type Instrument } from '@school/shared/competition';
import { formatDate, formatMoney } from '@school/shared/format';
import { consentRequest, feePayment, guardianConsent, slotRequest } from '@school/shared/schemas/competition';
import { guardianAgreesTo, pictureQuestion } from '@school/shared/schemas/pictures';
import type { LinkForm } from '@school/shared/schemas/sent';
import { uploadHint } from '@school/shared/schemas/uploads';
import type { z } from '@hono/zod-openapi';
import type { readConsentRoute } from '../../../competition/consent/consent.routes';
import type { EntryView } from '../../../competition/entries/entry.routes';
import type { SlotBoard } from '../../../competition/slots/slots.routes';
import { bodyOf } from '../bodyOf';
import { resubmit, resubmitForm } from './entry/resubmit';
import { methodField, slotLabel, timeField } from './entry/entryFields';
import { finalForm, linkKind, press, type Link } from './linkKind';

type ConsentDetails = z.infer<
  (typeof readConsentRoute.responses)[200]['content']['application/json']['schema']
>;

const ofEntry = ({ secret }: Link) => ({ 'entry-key': secret });

const paperNames = {
  proof_of_age: ['Proof of age', 'papers.proofOfAge', 'competition_proof_of_age'],
  picture: ['A picture of the competitor', 'papers.picture', 'competition_picture'],
  certificate: ['Proof of the grade', 'papers.certificate', 'competition_certificate'],
} as const;

/** Links to an entry and to what its guardian is asked. */
export const competitionLinks = [
  linkKind<ConsentDetails>({
    page: /^\/music-competition\/register$/,
    name: 'consent',
    read: ({ secret }) => ['POST', '/api/competition/consent/read', { token: secret }],
    show: ({ competitor, number, instrument, band, guardian, until }) => ({
      title: 'Do you agree?',
      texts: [
        `${competitor} has entered the Music Competition (${instrumentNames[instrument as Instrument]}, band ${band}, entry ${number}) and named you as parent or guardian. The entry waits for you until ${formatDate(until)}.`,
        `You agree that ${competitor}: ${guardianAgreesTo.join(' ')}`,
        'If you do not agree, do nothing. We then do not accept the entry.',
      ],
      forms: [
        {
          action: 'agree',
          button: 'Agree',
          fields: [
            { name: 'name', label: 'Your name', value: guardian },
            { name: 'agrees', label: 'I am the parent or guardian, and I agree.', kind: 'checkbox' },
            {
              name: 'pictures',
              label: pictureQuestion.question,
              help: `${pictureQuestion.where} ${pictureQuestion.free}`,
              kind: 'radio',
              options: [
                { value: 'yes', label: pictureQuestion.yes },
                { value: 'no', label: pictureQuestion.no },
              ],
            },
          ],
        },
      ],
    }),
    actions: {
      agree: {
        call: ({ secret }, sent) => {
          const { pictures: _, ...typed } = bodyOf(guardianConsent, sent);
          const pictures = sent.text('pictures');
          const answer = { agrees: pictures === 'yes', version: pictureQuestion.version };
          return [
            'POST',
            '/api/competition/consent',
            { ...typed, token: secret, ...(pictures && { pictures: answer }) },
          ];
        },
        done: {
          title: 'Thank you',
          texts: ['You have agreed, and we have told the competitor. You need not do anything more.'],
        },
      },
    },
  }),
  linkKind<EntryView, SlotBoard>({
    page: /^\/music-competition\/thank-you$/,
    name: 'entry',
    read: (link) => ['GET', '/api/competition/entry', undefined, ofEntry(link)],
    also: () => ['GET', '/api/competition/slots'],
    show: (entry, { also: { slots }, before }) => ({
      title: titles[entry.state],
      texts: entry.words ? [entry.words] : [],
      facts: factsOf(entry),
      forms: [
        ...(entry.state === 'returned'
          ? [resubmitForm(entry, before?.action === 'resubmit' ? before.sent : undefined)]
          : []),
        ...formsOf(entry, slots),
      ],
    }),
    actions: {
      pay: {
        call: (link, sent) => [
          'POST',
          '/api/competition/entry/payment',
          bodyOf(feePayment, sent),
          ofEntry(link),
        ],
        pays: 'payEntryFee',
      },
      time: {
        call: (link, sent) => [
          'PUT',
          '/api/competition/entry/slot',
          bodyOf(slotRequest, sent),
          ofEntry(link),
        ],
        says: 'The time is yours, or held for you.',
      },
      paper: {
        call: (link, sent, kind) => {
          const name = Object.hasOwn(paperNames, kind) ? paperNames[kind as keyof typeof paperNames][1] : '';
          const file = name !== '' && sent.has(name) ? fileIn(sent.text(name)) : undefined;
          const typed = { kind, file, link: sent.text('link') || undefined };
          return ['PUT', '/api/competition/entry/papers', typed, ofEntry(link)];
        },
        says: 'It is added to your entry.',
      },
      ask: {
        call: (link, sent) => [
          'POST',
          '/api/competition/entry/consent',
          bodyOf(consentRequest, sent),
          ofEntry(link),
        ],
        says: 'We email the guardian a new link. The earlier one no longer works.',
      },
      resubmit: { run: resubmit, says: 'We have your entry again.' },
      withdraw: {
        call: (link) => ['DELETE', '/api/competition/entry', undefined, ofEntry(link)],
        says: 'The entry is withdrawn.',
        isFinal: true,
      },
    },
  }),
];

/** Returns an uploaded file as its field has it; null for anything else. */
function fileIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const titles: Readonly<Record<EntryView['state'], string>> = {
  submitted: 'We have your entry',
  returned: 'Please change something',
  accepted: 'You are in',
  round2: 'You play in round 2',
  final: 'You play in the final',
  placed: 'Congratulations',
  out: 'Thank you for playing',
  withdrawn: 'Your entry is withdrawn',
};

const feeTexts = { due: 'to be paid', pending: 'pending', paid: 'paid', refunded: 'refunded', none: '' };
const consentTexts = { not_needed: 'not needed', waiting: 'not given yet', given: 'given' };

function factsOf(entry: EntryView): (readonly [string, string])[] {
  const { number, competitor, instrument, band, pieces, fee, consent, papers, audition, place } = entry;
  return [
    ['Entry', number],
    ['Competitor', competitor.name],
    ['Instrument', `${instrumentNames[instrument as Instrument]}, band ${band}`],
    ...(['A', 'B'] as const).map((one) => [`Piece ${one}`, pieces[one].title] as const),
    ...(place === null ? [] : [['Place', `${place}`] as const]),
    ['Fee', `${formatMoney(fee.amount)} ${feeTexts[fee.state]}`.trim()],
    ['Guardian’s consent', consentTexts[consent.state]],
    ['Audition', audition.slot ? slotLabel(audition.slot) : 'no time yet'],
    ...papers.map(({ kind, fileName, link }) => [kind.replaceAll('_', ' '), fileName ?? link ?? ''] as const),
  ];
}

function formsOf(entry: EntryView, slots: SlotBoard['slots']): LinkForm[] {
  const { fee, consent, missing, papers, audition, state } = entry;
  if (state === 'withdrawn') return [];
  const replaceable = state === 'returned' ? papers.map(({ kind }) => kind) : [];
  const free = slots.filter(({ isAvailable, id }) => isAvailable || id === audition.slot?.id);
  return [
    ...(fee.state === 'due'
      ? [{ action: 'pay', title: 'The fee', button: `Pay ${formatMoney(fee.amount)}`, fields: [methodField] }]
      : []),
    ...(audition.canChoose && free.length > 0
      ? [
          {
            action: 'time',
            title: 'Your audition time',
            button: 'Take this time',
            fields: [timeField(free, audition.slot?.id ?? '')],
          },
        ]
      : []),
    ...[...missing, ...replaceable].map((kind): LinkForm => {
      if (kind === 'recording')
        return {
          action: 'paper-recording',
          title: 'A recording',
          button: 'Add the link',
          fields: [{ name: 'link', label: 'Link to a recording', help: 'It begins with https://.' }],
        };
      const [label, name, purpose] = paperNames[kind];
      const help = uploadHint(purpose);
      return {
        action: `paper-${kind}`,
        title: label,
        button: 'Add this file',
        fields: [{ name, label: `${label}, as a file`, help, kind: 'file' }],
      };
    }),
    ...(consent.state === 'waiting'
      ? [{ ...press('ask', 'Email the guardian again'), title: 'A guardian’s consent' }]
      : []),
    finalForm({
      ...press('withdraw', 'Withdraw the entry'),
      title: 'Withdraw',
      text: 'Your audition time becomes free for others. This cannot be undone.',
    }),
  ];
}
