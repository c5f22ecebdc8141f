import { calendarFile } from '@school/shared/format';
import type { AuditionSlot, CompetitionEntryState } from '../../api';

/** The audition as the address of a calendar file. A time that was moved replaces the one before in the calendar. */
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
