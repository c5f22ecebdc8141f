import { calendarFile } from '@school/shared/format';
import { changed, coming, type SchoolEvent } from '../content/events';
import { calendarPath } from './calendarPath';

/** The calendar file of an event, with an entry for each of its days. */
function calendarOf({ id, name, dates, from, to, place, text }: SchoolEvent): string {
  const entries = dates.map((date, day) => ({
    uid: `${id}${day > 0 ? `-${day + 1}` : ''}@music-school`,
    title: name,
    starts: `${date}T${from}:00Z`,
    ends: `${date}T${to}:00Z`,
    place,
    text,
  }));
  return calendarFile(entries, changed);
}

/** A calendar file for each event that is coming, by its path. */
export const calendars: Readonly<Record<string, string>> = Object.fromEntries(
  coming.map((event) => [calendarPath(event), calendarOf(event)]),
);
