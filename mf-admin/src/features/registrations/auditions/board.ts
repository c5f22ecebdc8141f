import type { CompetitionEntryRow, StaffAuditionSlot } from '../api';
import { formatSlotId, instrumentName } from '../labels';

/** An entry on the board, or without a time. */
export interface BoardEntry {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  /** Instrument and band. */
  readonly plays: string;
  /** Its time; null when it has none. */
  readonly slot: string | null;
}

/** Returns the entry that has a time, if any: a time can also be held during a registration. */
export function entryIn({ id: slot, taken }: StaffAuditionSlot): BoardEntry | undefined {
  if (!taken?.entryId) return undefined;
  const { entryId: id, name, number, instrument, band } = taken;
  return {
    id,
    slot,
    name: name ?? '',
    number: number ?? '',
    plays: `${instrumentName(instrument ?? '')} ${band ?? ''}`,
  };
}

/** Returns the entries without a time. */
export function entriesWithout(
  rows: readonly CompetitionEntryRow[],
  slots: readonly StaffAuditionSlot[],
): BoardEntry[] {
  const there = new Set(slots.map(({ taken }) => taken?.entryId));
  return rows
    .filter(({ id }) => !there.has(id))
    .map(({ id, name, number, instrument, band }) => ({
      id,
      name,
      number,
      plays: `${instrumentName(instrument)} ${band}`,
      slot: null,
    }));
}

/** Returns why an entry cannot move to a time, or undefined when it can. */
export function conflictOf(slot: StaffAuditionSlot, entryId: string): string | undefined {
  if (slot.taken && slot.taken.entryId !== entryId)
    return slot.taken.name ? `taken by ${slot.taken.name}` : 'held during a registration';
  if (slot.isBlocked && !slot.taken) return 'closed';
  return undefined;
}

/** Describes a time for an entry that is being moved: 'Oct 11, 2025, 09:20, free'. */
export const textForSlot = (slot: StaffAuditionSlot, entryId: string): string =>
  `${formatSlotId(slot.id)}, ${
    slot.taken?.entryId === entryId ? 'its current time' : (conflictOf(slot, entryId) ?? 'free')
  }`;

const STEPS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const;

export type Step = (typeof STEPS)[number];

export const isStep = (key: string): key is Step => (STEPS as readonly string[]).includes(key);

/**
 * Returns the time to which a key moves: up and down through all times, left and right to the same position
 * on the other day. It stays at the ends.
 * @param from null before the first step
 */
export function stepTo(
  slots: readonly StaffAuditionSlot[],
  from: string | null,
  step: Step,
): StaffAuditionSlot | undefined {
  const at = slots.findIndex(({ id }) => id === from);
  if (step === 'Home' || at === -1) return slots[0];
  if (step === 'End') return slots[slots.length - 1];
  if (step === 'ArrowUp' || step === 'ArrowDown')
    return slots[at + (step === 'ArrowUp' ? -1 : 1)] ?? slots[at];
  const days = [...new Set(slots.map(({ date }) => date))];
  const here = slots[at];
  const date = here && days[days.indexOf(here.date) + (step === 'ArrowLeft' ? -1 : 1)];
  return slots.find((slot) => slot.date === date && slot.startTime === here?.startTime) ?? here;
}
