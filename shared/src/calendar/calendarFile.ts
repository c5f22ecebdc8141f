import { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { school } from '../site';

/** An entry of a calendar file. */
export interface CalendarEntry {
  /** Stays the same when the entry changes: a calendar that has it already replaces it by this. */
  readonly uid: string;
  readonly title: string;
  /**
   * ISO moments in UTC, such as '2025-12-13T18:30:00Z'; Ghana's clocks show UTC all year. Whole days are ISO dates: the
   * first, and the one after the last.
   */
  readonly starts: string;
  readonly ends: string;
  readonly place: string;
  readonly text: string;
  /** It does not take place: a calendar that has it takes it out. A file has such entries alone, or none. */
  readonly canceled?: boolean;
}

/** In seconds. */
const DAY = 24 * 60 * 60;

/**
 * Returns entries as a calendar file (RFC 5545) that reminds of each a day before.
 * @param changed date and time in UTC (ISO) at which the entries were last edited; not the time of the build, so that the same
 *   entries make the same file
 * @param name of a calendar to subscribe to, which programs ask for anew each day
 * @throws RangeError for what is no date and time
 */
export function calendarFile(entries: readonly CalendarEntry[], changed: string, name?: string): string {
  const calendar = new ICalCalendar({
    prodId: { company: school.name, product: 'Events' },
    scale: 'GREGORIAN',
    method: entries.some(({ canceled }) => canceled) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    ...(name ? { name: printable(name), ttl: DAY } : {}),
  });
  for (const entry of entries) addEvent(calendar, entry, moment(changed));
  return `${calendar.toString()}\r\n`;
}

function addEvent(
  calendar: ICalCalendar,
  { uid, title, starts, ends, place, text, canceled = false }: CalendarEntry,
  changed: Date,
): void {
  const event = calendar.createEvent({
    id: uid,
    stamp: changed,
    start: moment(starts),
    end: moment(ends),
    allDay: /^\d{4}-\d\d-\d\d$/.test(starts),
    lastModified: changed,
    // Some programs ignore a cancellation that is not newer than the entry that they have.
    sequence: sequence(changed) + (canceled ? 1 : 0),
    status: canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: printable(title),
    location: printable(place),
    description: printable(text),
  });
  if (canceled) return;
  event.createAlarm({
    type: ICalAlarmType.display,
    trigger: DAY,
    description: `Tomorrow: ${printable(title)}`,
  });
}

const SEQUENCE_START = Date.UTC(2020, 0, 1);

/** A number that grows with each change, though nobody counts changes: the seconds since a fixed day. */
const sequence = (changed: Date): number =>
  Math.max(0, Math.floor((changed.getTime() - SEQUENCE_START) / 1000));

function moment(dateTime: string): Date {
  const date = new Date(dateTime);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date and time: ${dateTime}`);
  return date;
}

/** Calendars may hold no control characters except line breaks and tabs, and the library leaves them in. */
const printable = (text: string): string => text.replace(/(?![\t\r\n])\p{Cc}/gu, '');
