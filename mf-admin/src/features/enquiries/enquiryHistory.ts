import { enquiryStateLabels } from '@school/shared/schemas/enquiries/labels';
import { mailLabels } from '../../kit/correspondence/mailLabels';
import type { HistoryEntry } from '../../kit/detail/History';
import type { EnquiryDetail, EnquiryEvent } from './api';

/** Everything that happened to an enquiry, in words. */
export function enquiryHistory({ history, receivedAt, name }: EnquiryDetail): HistoryEntry[] {
  return [
    { key: 'received', what: 'It came in', at: receivedAt, by: name },
    ...history.map((event, nth) => ({
      key: String(nth),
      what: whatOf(event),
      at: event.at,
      by: event.by,
      note: event.text,
    })),
  ];
}

function whatOf({ kind, text, from, to, mail }: EnquiryEvent): string {
  if (kind === 'event') return text ?? '';
  if (kind === 'note') return 'A note';
  if (kind === 'reply') return `An answer by mail, ${mailLabels[mail ?? 'waiting']}`;
  if (kind === 'state') return `${stateOf(from)} to ${stateOf(to)}`;
  return to === null
    ? `Nobody sees to it any more, after ${from}`
    : `${to} sees to it${from ? `, after ${from}` : ''}`;
}

const stateOf = (state: string | null): string =>
  (enquiryStateLabels as Readonly<Record<string, string>>)[state ?? ''] ?? state ?? '';
