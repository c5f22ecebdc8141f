import { formatClock } from '@school/shared/format';
import type { DoorList, DoorTicket } from './types';

/** The offline result for a code. */
export interface Judgement {
  readonly result: 'in' | 'again' | 'not_listed';
  readonly ticket: DoorTicket | null;
  readonly first: { readonly at: string; readonly door: string } | null;
  readonly message: string;
}

/** Judges a code offline by the stored list: tickets on it that were not admitted yet may enter. */
export function judge(list: DoorList | undefined, hash: string): Judgement {
  const ticket = list?.tickets.find((known) => known.hash === hash) ?? null;
  if (!list) return notListed('This phone has no ticket list yet. Please ask at another door.');
  if (!ticket)
    return notListed(
      `Not on this phone’s list of ${formatClock(list.at)} UTC. It may have been sold or changed since, or may not be a valid ticket.`,
    );
  const { checkedInAt: at, door } = ticket;
  if (at === null) return { result: 'in', ticket, first: null, message: '' };
  return { result: 'again', ticket, first: { at, door: door ?? '' }, message: '' };
}

const notListed = (message: string): Judgement => ({
  result: 'not_listed',
  ticket: null,
  first: null,
  message,
});
