import { describe, expect, it } from 'vitest';
import { coming } from '../content/events';
import { calendarPath } from './calendarPath';
import { calendars } from './calendars';

describe('the calendar files', () => {
  it.each(coming)('have $name on each of its days, as the page says it', (event) => {
    const file = calendars[calendarPath(event)] ?? '';
    const [from, to] = [event.from, event.to].map((time) => `T${time.replace(':', '')}00Z`);
    for (const date of event.dates) {
      const day = date.replaceAll('-', '');
      expect(file).toContain(`DTSTART:${day}${from}\r\nDTEND:${day}${to}\r\n`);
    }
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(event.dates.length);
    expect(file).toContain(`LOCATION:${event.place.replace(',', '\\,')}\r\n`);
  });

  it('have no entry twice', () => {
    const ids = Object.values(calendars).flatMap((file) => file.match(/^UID:.*$/gm) ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
