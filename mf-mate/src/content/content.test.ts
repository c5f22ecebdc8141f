import { describe, expect, it } from 'vitest';
import { renderer } from '../render';
import { routes } from '../routes';
import { CALENDAR } from './calendarPath';
import { evening } from './event';
import { programme } from './programme';

const event = evening.seed;
const calendar = renderer.files({})[CALENDAR];
const stamp = (time: string) => `${event.date.replaceAll('-', '')}T${time.replace(':', '')}00Z`;

describe('the calendar file', () => {
  it('has the same facts as the page', () => {
    expect(calendar).toContain(`DTSTART:${stamp(event.start)}\r\n`);
    expect(calendar).toContain(`DTEND:${stamp(event.end)}\r\n`);
    expect(calendar).toContain(`LOCATION:${event.place.replace(',', '\\,')}\r\n`);
    expect(calendar).toContain(`Doors open at ${event.doors}.`);
  });
});

it('follows what staff have published', () => {
  const resources = { [evening.path]: { ...event, date: '2025-12-20', place: 'Town Hall, Tema' } };
  const made = renderer.files({ resources, publishedAt: '2025-11-02T08:00:00Z' })[CALENDAR];
  expect(made).toContain('DTSTAMP:20251102T080000Z\r\nDTSTART:20251220T183000Z\r\n');
  expect(made).toContain('LOCATION:Town Hall\\, Tema\r\n');
});

describe('the event', () => {
  it('is on the weekday that the page names', () => {
    expect(new Date(event.date).getUTCDay()).toBe(6);
  });

  it('has a programme in order that begins at the start', () => {
    const times = programme.seed.map(({ time }) => time);
    expect(times[0]).toBe(event.start);
    expect(times).toEqual([...times].sort());
  });
});

describe('every page', () => {
  it('has a unique title, and a description that search engines show in full', () => {
    for (const key of ['path', 'title', 'description'] as const) {
      expect(new Set(routes.map((route) => route[key])).size).toBe(routes.length);
    }
    for (const { description } of routes) {
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});
