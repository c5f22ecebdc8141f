import type { HistoryEntry } from '@school/shared/staff/detail';
import { orderHistory } from '../../../kit/orders/orderHistory';
import type { CompetitionEntryDetail, EntryMoveName } from '../api';
import { entryLabels, paperLabels } from '../labels';

/** The text of each move; a move to the next round is named by its result. */
const moveLabels: Readonly<Record<Exclude<EntryMoveName, 'advance'>, string>> = {
  return: 'Returned for changes',
  hand_in: 'Resubmitted',
  accept: 'Accepted',
  drop: 'Out',
  take_back: 'Undone',
  withdraw: 'Withdrawn',
  place: 'Placed',
};

type Mover = CompetitionEntryDetail['history'][number]['role'];

const moverLabels: Readonly<Record<Mover, string>> = { competitor: 'by the competitor', staff: 'by staff' };

/** The history of an entry, its papers and its fee. */
export const entryHistory = (detail: CompetitionEntryDetail): HistoryEntry[] => [
  {
    key: 'sent',
    what: detail.typedInBy ? 'Entered from paper' : 'Sent',
    by: detail.typedInBy,
    at: detail.createdAt,
  },
  ...detail.history.map(({ move, from, to, role, actor, reason, at }, nth) => ({
    key: `move-${nth}`,
    what: move === 'advance' ? entryLabels[to] : moveLabels[move],
    note: reason ?? `From “${entryLabels[from]}” to “${entryLabels[to]}”`,
    by: [moverLabels[role], actor].filter(Boolean).join(', '),
    at,
  })),
  ...detail.papers.map(({ kind, addedAt }) => ({
    key: `paper-${kind}`,
    what: `${paperLabels[kind]} received`,
    at: addedAt,
  })),
  ...(detail.consentGivenAt
    ? [
        {
          key: 'consent',
          what: detail.consentRecordedBy ? 'Signed consent received' : 'The guardian agreed online',
          by: detail.consentRecordedBy,
          at: detail.consentGivenAt,
        },
      ]
    : []),
  ...orderHistory(detail, 'competitor').map((entry) => ({ ...entry, key: `fee-${entry.key}` })),
];
