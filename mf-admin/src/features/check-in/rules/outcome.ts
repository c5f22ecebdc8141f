import { formatClock } from '@school/shared/format';
import type { Scan } from '../api';
import type { Judgement } from './judge';

/** The result of a scan for the doorkeeper. */
export interface Outcome {
  readonly scanId: string;
  /** By the clock of this phone; UTC, ISO 8601. */
  readonly at: string;
  readonly result: Scan['result'] | Judgement['result'] | 'refused';
  readonly ticket: OutcomeTicket | null;
  readonly first: { readonly at: string; readonly door: string } | null;
  readonly message: string;
  /** Judged offline, and not reported to the API yet. */
  readonly isOffline: boolean;
}

interface OutcomeTicket {
  readonly id: string;
  readonly name: string;
  readonly typeName: string;
  readonly seat: string | null;
}

interface Verdict {
  readonly title: string;
  /** Whether the guest may enter. */
  readonly tone: 'in' | 'again' | 'stop';
}

/** The large text for each result. */
export const verdicts: Readonly<Record<Outcome['result'], Verdict>> = {
  in: { title: 'Admitted', tone: 'in' },
  again: { title: 'Already admitted', tone: 'again' },
  conflict: { title: 'Admitted twice', tone: 'again' },
  replaced: { title: 'Transferred', tone: 'stop' },
  not_valid: { title: 'Not valid', tone: 'stop' },
  unknown: { title: 'Unknown', tone: 'stop' },
  not_listed: { title: 'Not on the list', tone: 'stop' },
  refused: { title: 'Not checked', tone: 'stop' },
};

const meanings: Readonly<Record<Outcome['result'], string>> = {
  in: '',
  again: 'This ticket has been used.',
  conflict: 'Two doors admitted this ticket while they were offline.',
  replaced: 'This ticket was transferred to someone else and has a new code.',
  not_valid: 'This ticket was returned or refunded.',
  unknown: 'This is not one of our tickets, or its code was altered.',
  not_listed: '',
  refused: '',
};

/** Returns the explanation: when and where a ticket was admitted, or why a code is invalid. */
export function reasonOf({ result, first, message }: Outcome): string {
  if (result === 'in' || !first) return message || meanings[result];
  return `First admitted ${formatClock(first.at)} UTC at ${first.door || 'another door'}. ${meanings[result]}`;
}
