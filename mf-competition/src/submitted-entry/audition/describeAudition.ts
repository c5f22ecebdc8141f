import { formatDateTime } from '@school/shared/format';
import type { EntrySlot } from '../../api';
import { formatSlot } from '../../slots/formatSlot';

interface Description {
  readonly state: string;
  readonly text: string;
}

/** Describes the state of an entry's audition. */
export function describeAudition({ state, slot, until }: EntrySlot, venue: string): Description {
  const when = slot ? formatSlot(slot) : '';
  const untilText = until === null ? '' : ` until ${formatDateTime(until)}`;
  switch (state) {
    case 'given':
      return {
        state: 'Yours',
        text: `${when}, ${venue}. Be at the door fifteen minutes early; your name is on the list there.`,
      };
    case 'held':
      return {
        state: 'Held while you pay',
        text: `${when} is kept for you${untilText}. It is yours once the fee is paid.`,
      };
    case 'offered':
      return {
        state: 'Kept for you',
        text: `Your time was taken before your fee arrived. ${when} is the nearest, and kept for you${untilText}: take it, or choose another.`,
      };
    case 'waiting':
      return {
        state: 'You are on the waiting list',
        text: 'All times are taken. If one comes back, we keep it for you and email you.',
      };
    case 'none':
      return { state: 'No time chosen', text: 'You have not chosen a time for your audition yet.' };
  }
}

/** Returns until when the audition can be moved, or '' before it has a time. */
export function movesText({ canChoose, movesUntil, state }: EntrySlot): string {
  if (!canChoose) return 'Times cannot be moved here any more. Please call the office.';
  if (state === 'held' || state === 'offered') return '';
  const limit = movesUntil === null ? '' : ` until ${formatDateTime(movesUntil)}`;
  return `You can ${state === 'given' ? 'move it' : 'choose'} here${limit}.`;
}
