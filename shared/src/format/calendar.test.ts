import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar';

const entry: CalendarEntry = {
  uid: 'recital@music-school',
  title: 'Recital',
  starts: '2025-11-15T16:00:00Z',
  ends: '2025-11-15T18:00:00Z',
  place: 'Library hall, Tema',
  text: 'First pieces.',
};
const fileOf = (overrides: Partial<CalendarEntry> = {}) =>
  calendarFile([{ ...entry, ...overrides }], '2025-09-01T09:00:00Z');
const linesOf = (file: string) => file.split('\r\n');
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

describe('a calendar file', () => {
  it('contains the required properties with times in UTC', () => {
    const lines = linesOf(fileOf());
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines).toContain('UID:recital@music-school');
    expect(lines).toContain('DTSTAMP:20250901T090000Z');
    expect(lines).toContain('DTSTART:20251115T160000Z');
    expect(lines).toContain('DTEND:20251115T180000Z');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('converts times of other zones to UTC', () => {
    expect(fileOf({ starts: '2025-11-15T17:00:00+01:00' })).toContain('DTSTART:20251115T160000Z\r\n');
  });

  it('escapes special characters and keeps line breaks', () => {
    const file = fileOf({ title: 'Bach; Amu, and \\more', text: 'One\nTwo\r\nThree' });
    expect(file).toContain('SUMMARY:Bach\\; Amu\\, and \\\\more\r\n');
    expect(file).toContain('LOCATION:Library hall\\, Tema\r\n');
    expect(file).toContain('DESCRIPTION:One\\nTwo\\nThree\r\n');
  });

  it('leaves out control characters', () => {
    expect(fileOf({ title: 'Re\u0000ci\u0007tal' })).toContain('SUMMARY:Recital\r\n');
  });

  it('has a modification time and a sequence number that grows with each change', () => {
    const numberOf = (changed: string) =>
      Number(/^SEQUENCE:(\d+)\r$/m.exec(calendarFile([entry], changed))?.[1]);
    expect(fileOf()).toContain('LAST-MODIFIED:20250901T090000Z\r\n');
    expect(numberOf('2025-09-01T09:00:01Z')).toBe(numberOf('2025-09-01T09:00:00Z') + 1);
    expect(numberOf('2060-01-01T00:00:00Z')).toBeLessThan(2 ** 31);
  });

  it('cancels an entry without a reminder', () => {
    const file = fileOf({ canceled: true });
    expect(file).toContain('METHOD:CANCEL\r\n');
    expect(file).toContain('STATUS:CANCELLED\r\n');
    expect(file).not.toContain('VALARM');
    expect(fileOf()).toContain('METHOD:PUBLISH\r\n');
  });

  it('ends every line with CR and LF', () => {
    expect(fileOf().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['letters', 'a'],
    ['of two octets', 'ɔ'],
    ['of three', '₵'],
    ['of four', '🎺'],
  ])('folds long lines at 75 octets without splitting a character: %s', (_, character) => {
    const text = character.repeat(200);
    const file = fileOf({ text });
    for (const line of linesOf(file)) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
    }
    expect(unfolded(file)).toContain(`DESCRIPTION:${text}\r\n`);
  });

  it('writes whole days as dates, and the name of a subscribed calendar', () => {
    const file = calendarFile(
      [{ ...entry, starts: '2026-01-12', ends: '2026-01-13' }],
      '2025-09-01T09:00:00Z',
      'Terms, events',
    );
    expect(file).toContain('DTSTART;VALUE=DATE:20260112\r\nDTEND;VALUE=DATE:20260113\r\n');
    expect(file).toContain('X-WR-CALNAME:Terms\\, events\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\n');
    expect(fileOf()).not.toContain('X-WR-CALNAME');
  });

  it('rejects an invalid date or time', () => {
    expect(() => fileOf({ starts: 'soon' })).toThrow('Not a date and time: soon');
  });

  it('contains several entries, each with its reminder', () => {
    const file = calendarFile([entry, { ...entry, uid: 'second@music-school' }], '2025-09-01T09:00:00Z');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file.match(/TRIGGER:-P1D/g)).toHaveLength(2);
  });
});
