import { formatDate, formatLongDateTime, formatMoney } from '@school/shared/format';
import { venueLabels } from '@school/shared/schemas/lessons';
import { trialMove } from '@school/shared/schemas/music-study';
import type { DonationState } from '../../../donations/donations.routes';
import type { TrialView } from '../../../lessons/trials/trials.routes';
import { bodyOf } from '../bodyOf';
import { finalForm, linkKind, press, type Link } from './linkKind';

const ofTrial = ({ secret }: Link) => ({ 'trial-key': secret });
const trials = '/api/music-study/trials/mine';
const donationOf = ({ query }: Link): string => encodeURIComponent(query.get('donation') ?? '');

interface TrialTimes {
  readonly times: readonly TrialView['time'][];
}

const timeLabel = ({ startsAt, teacher, venue }: TrialView['time']): string =>
  `${formatLongDateTime(startsAt)}, with ${teacher}, ${venueLabels[venue]}`;

/** The links to a receipt and to a trial lesson. */
export const otherLinks = [
  linkKind<DonationState>({
    page: /^\/donate\/thank-you$/,
    name: 'receipt',
    read: (link) => ['GET', `/api/donations/${donationOf(link)}`, undefined, { 'receipt-key': link.secret }],
    show: ({ receipt, project }) => ({
      title: receipt ? 'Your receipt' : 'This receipt has a newer link',
      texts: [
        receipt ? 'Thank you for your donation.' : 'Use the link in our last email, or ask for another.',
      ],
      facts: receipt
        ? [
            ['Receipt', receipt.number],
            ['Amount', formatMoney(receipt.amount)],
            ...(receipt.refunded > 0 ? [['Refunded', formatMoney(receipt.refunded)] as const] : []),
            ['For', project.name],
            ['Paid', formatDate(receipt.paidAt)],
            ['Name', receipt.name],
          ]
        : [],
      forms: [press('mail', 'Email the receipt again')],
    }),
    actions: {
      mail: {
        call: (link) => ['POST', `/api/donations/${donationOf(link)}/receipt`],
        isSubmission: true,
        done: { title: 'Check your email', texts: ['We have sent the receipt, with a new link.'] },
      },
    },
  }),
  linkKind<TrialView, TrialTimes>({
    page: /^\/learn\/[\w-]+$/,
    name: 'trial',
    read: (link) => ['GET', trials, undefined, ofTrial(link)],
    also: (_, { time }) => ['GET', `/api/music-study/trial-times?instrument=${time.instrument}`],
    show: ({ state, isOver, reference, time }, { also: { times } }) => ({
      title: state === 'canceled' ? 'Your trial lesson is cancelled' : 'Your trial lesson',
      texts: state === 'canceled' ? ['You can book another on the instrument’s page.'] : [],
      facts: [
        ['Reference', reference],
        ['When', timeLabel(time)],
      ],
      forms:
        state === 'canceled' || isOver
          ? []
          : [
              ...(times.length > 0
                ? [
                    {
                      action: 'move',
                      button: 'Move the lesson',
                      fields: [
                        {
                          name: 'time',
                          label: 'Another time',
                          kind: 'select',
                          options: times.map((one) => ({ value: one.id, label: timeLabel(one) })),
                        } as const,
                      ],
                    },
                  ]
                : []),
              finalForm(press('cancel', 'Cancel the lesson')),
            ],
    }),
    actions: {
      move: {
        call: (link, sent) => ['PUT', trials, bodyOf(trialMove, sent), ofTrial(link)],
        says: 'The lesson is moved.',
      },
      cancel: { call: (link) => ['DELETE', trials, undefined, ofTrial(link)], isFinal: true },
    },
  }),
];
