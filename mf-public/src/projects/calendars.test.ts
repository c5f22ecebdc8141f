import { describe, expect, it } from 'vitest';
import { readComing, recitals } from '../content/events';
import { terms } from '../content/terms';
import { renderer } from '../render';
import { calendarPath } from '../parts/calendarPath';

const calendars = renderer.files({});
const coming = readComing((document) => document.seed);

describe('calendar files', () => {
  it.each(coming)('have $name on each of its days with the same facts as the page', (event) => {
    const file = calendars[calendarPath(event)] ?? '';
    const [from, to] = [event.from, event.to].map((time) => `T${time.replace(':', '')}00Z`);
    for (const date of event.dates) {
      const day = date.replaceAll('-', '');
      expect(file).toContain(`DTSTART:${day}${from}\r\nDTEND:${day}${to}\r\n`);
    }
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(event.dates.length);
    expect(file.includes('Free entry.')).toBe(event.entry === 'free');
    expect(file).toContain(`LOCATION:${event.place.replace(',', '\\,')}\r\n`);
  });

  it('form one calendar to subscribe to, with the first and last day of each term', () => {
    const all = calendars['/calendar.ics'] ?? '';
    expect(all).toContain('X-WR-CALNAME:Music School & Conservatory: terms and events\r\n');
    expect(all).toContain(
      'UID:term-2-2026-begins@music-school\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20260112\r\nDTEND;VALUE=DATE:20260113\r\n',
    );
    const days = coming.flatMap(({ dates }) => dates).length + 2 * terms.seed.length;
    expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(days);
    const ids = all.match(/^UID:.*$/gm) ?? [];
    expect(new Set(ids).size).toBe(days);
    expect(all.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  });

  it('follow published changes with a later stamp, and omit a removed event', () => {
    const [term] = terms.seed;
    const [evening] = recitals.seed;
    const resources = {
      [terms.path]: [{ ...term, from: '2026-09-07' }],
      [recitals.path]: [{ ...evening, id: 'auditions', name: 'Auditions', dates: ['2026-03-07'] }],
    };
    const made = renderer.files({ resources, publishedAt: '2025-10-02T08:00:00Z' });
    expect(made['/calendar.ics']).toContain('DTSTAMP:20251002T080000Z\r\nDTSTART;VALUE=DATE:20260907\r\n');
    expect(made['/calendar.ics']).toContain('DTSTART:20260307T160000Z\r\n');
    expect(Object.keys(made).sort()).toEqual([
      '/calendar.ics',
      '/calendar/auditions-evening.ics',
      '/calendar/auditions.ics',
      '/calendar/mate-2025.ics',
      '/events.xml',
    ]);
  });

  it('have no duplicate entry', () => {
    const ids = coming
      .map((event) => calendars[calendarPath(event)] ?? '')
      .flatMap((file) => file.match(/^UID:.*$/gm) ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
