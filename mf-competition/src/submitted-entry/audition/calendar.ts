import { calendarFile } from '@school/shared/format';
import type { AuditionSlot, CompetitionEntryState } from '../../api';

/**
 * Returns the audition as the address of a calendar file. A moved time replaces the previous one in the
 * calendar.
 */
export function calendarAddress(
  { number, pieces }: Pick<CompetitionEntryState, 'number' | 'pieces'>,
  { date, startTime, endTime }: AuditionSlot,
  place: string,
  now: Date,
): string {
  const entry = {
    uid: `audition-${number}@music-competition`,
    title: `Audition, Music Competition (${number})`,
    starts: `${date}T${startTime}:00Z`,
    ends: `${date}T${endTime}:00Z`,
    place,
    text: `${pieces.A.title}\n${pieces.B.title}\nBe at the door fifteen minutes early.`,
  };
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile([entry], now.toISOString()))}`;
}
