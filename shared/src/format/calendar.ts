import { school } from '../site';

/** An entry of a calendar file. */
export interface CalendarEntry {
  /** Stays the same when the entry changes, so that calendars replace their copy. */
  readonly uid: string;
  readonly title: string;
  /**
   * ISO times in UTC, such as '2025-12-13T18:30:00Z'; Ghana uses UTC all year. Whole days are ISO dates: the first, and
   * the one after the last.
   */
  readonly starts: string;
  readonly ends: string;
  readonly place: string;
  readonly text: string;
  /** Cancels the entry, so that calendars remove it. A file contains only such entries or none. */
  readonly canceled?: boolean;
}

/** Octets in a line, without its end (RFC 5545, section 3.1). */
const LINE_MAX = 75;

/**
 * Returns a calendar file (RFC 5545) with a reminder one day before each entry.
 * @param changed when the entries were last edited, in UTC (ISO); not the time of the build, so that the same entries
 * give the same file
 * @param name for a calendar that programs subscribe to and fetch daily
 */
export function calendarFile(entries: readonly CalendarEntry[], changed: string, name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${school.name}//Events//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${entries.some(({ canceled }) => canceled) ? 'CANCEL' : 'PUBLISH'}`,
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D'] : []),
    ...entries.flatMap((entry) => eventLines(entry, changed)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = (
  { uid, title, starts, ends, place, text, canceled = false }: CalendarEntry,
  changed: string,
) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stamp(changed)}`,
  `DTSTART${timeValue(starts)}`,
  `DTEND${timeValue(ends)}`,
  `LAST-MODIFIED:${stamp(changed)}`,
  // Some programs ignore a cancellation that is not newer than their copy.
  `SEQUENCE:${sequence(changed) + (canceled ? 1 : 0)}`,
  `STATUS:${canceled ? 'CANCELLED' : 'CONFIRMED'}`,
  `SUMMARY:${escaped(title)}`,
  `LOCATION:${escaped(place)}`,
  `DESCRIPTION:${escaped(text)}`,
  ...(canceled ? [] : reminder(title)),
  'END:VEVENT',
];

const reminder = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(`Tomorrow: ${title}`)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
];

const SEQUENCE_START = Date.UTC(2020, 0, 1);

/** Returns a number that grows with each change: the seconds since a fixed day. */
const sequence = (changed: string): number =>
  Math.max(0, Math.floor((Date.parse(changed) - SEQUENCE_START) / 1000));

/** Returns a property value that is a time or a whole day. */
const timeValue = (time: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(time) ? `;VALUE=DATE:${stamp(time).slice(0, 8)}` : `:${stamp(time)}`;

/** Formats a date and time in the basic format: '20251213T183000Z'. */
function stamp(dateTime: string): string {
  const date = new Date(dateTime);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date and time: ${dateTime}`);
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // A calendar must not contain other control characters.
    .replace(/(?!\t)\p{Cc}/gu, '');

/** Folds a long line without splitting characters. Continuation lines begin with a space. */
function folded(line: string): string {
  const rows = [''];
  let room = LINE_MAX;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (octets > room) {
      rows.push('');
      room = LINE_MAX - 1;
    }
    rows[rows.length - 1] += character;
    room -= octets;
  }
  return rows.join('\r\n ');
}
