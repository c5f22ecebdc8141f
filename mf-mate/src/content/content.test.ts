import { describe, expect, it } from 'vitest';
import { files } from '../files';
import { routes } from '../routes';
import { event } from './event';
import { programme } from './programme';

const calendar = files['mate-2025.ics'];
const stamp = (time: string) => `${event.date.replaceAll('-', '')}T${time.replace(':', '')}00Z`;

describe('the calendar file', () => {
  it('says the same as the page', () => {
    expect(calendar).toContain(`DTSTART:${stamp(event.start)}\r\n`);
    expect(calendar).toContain(`DTEND:${stamp(event.end)}\r\n`);
    expect(calendar).toContain(`LOCATION:${event.place.replace(',', '\\,')}\r\n`);
    expect(calendar).toContain(`Doors open at ${event.doors}.`);
  });
});

describe('the event', () => {
  it('is on the weekday that the page names', () => {
    expect(new Date(event.date).getUTCDay()).toBe(6);
    expect(event.weekday).toBe('Saturday');
  });

  it('runs in order, from the start on', () => {
    const times = programme.seed.map(({ time }) => time);
    expect(times[0]).toBe(event.start);
    expect(times).toEqual([...times].sort());
  });
});

describe('every page', () => {
  it('has a title and description of its own, and a description that fits', () => {
    for (const key of ['path', 'title', 'description'] as const) {
      expect(new Set(routes.map((route) => route[key])).size).toBe(routes.length);
    }
    for (const { description } of routes) {
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});
