import { timeOfSlot } from '../../kit/competition/format';

/** A time of an audition by its id, '2025-10-11-0900', as 'Oct 11, 2025, 09:00'. */
export function formatSlotId(id: string): string {
  const { day, time } = timeOfSlot(id);
  return `${day}, ${time}`;
}
