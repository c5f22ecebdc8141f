import { timeOfSlot } from '../../../kit/competition/format';

/** Entries by the day of their auditions, in their order; without a slot they come under no day. */
export function groupBySlotDay<Entry extends { readonly slot: string | null }>(
  entries: readonly Entry[],
): (readonly [day: string, entries: Entry[]])[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = entry.slot ? timeOfSlot(entry.slot).day : '';
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}
