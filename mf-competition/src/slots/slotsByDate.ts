import type { Slot } from '@school/shared/competition';

/** Groups slots by day, in their order. */
export function slotsByDate(slots: readonly Slot[]): { date: string; day: Slot['day']; slots: Slot[] }[] {
  const days = new Map<string, { date: string; day: Slot['day']; slots: Slot[] }>();
  for (const slot of slots) {
    const entry = days.get(slot.date) ?? { date: slot.date, day: slot.day, slots: [] };
    entry.slots.push(slot);
    days.set(slot.date, entry);
  }
  return [...days.values()];
}
