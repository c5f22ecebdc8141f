import { describe, expect, it } from 'vitest';
import { competitionFacts } from '@school/shared/competition';
import { evening } from '@school/shared/tickets';
import type { CompetitionEntryState } from '../api';
import { courseOf } from '../content/course';
import { describeAudition, movesText } from './audition/describeAudition';
import { calendarAddress } from './audition/calendar';
import { entryCourse } from './course/entryCourse';
import { entryKeyIn } from './entryKey';
import { describeEntry } from './describeEntry';
import { openItems, openItemsText } from './openItems';
import { formatTotal } from './report/formatTotal';

const slot = {
  id: '2025-10-11-0920',
  date: '2025-10-11',
  startTime: '09:20',
  endTime: '09:30',
  isAvailable: false,
  day: 'Saturday',
} as const;
const course = courseOf(competitionFacts.seed, evening.seed);
const piece = (title: string) => ({ id: title, title, composer: 'Anonymous' });
const entry = {
  number: 'MC-0042',
  state: 'submitted',
  place: null,
  pieces: { A: piece('First, piece'), B: piece('Second') },
  fee: { state: 'due', amount: 150_00 },
  consent: { state: 'waiting', until: null },
  missing: ['picture'],
  audition: { state: 'held', slot, until: '2025-09-01T10:05:00.000Z', canChoose: true, movesUntil: null },
} as unknown as CompetitionEntryState;

describe('the page of an entry', () => {
  it('lists what is missing in the order of the page', () => {
    expect(openItemsText(openItems(entry))).toBe(
      'the fee, a guardian’s consent, a picture and an audition time',
    );
    const complete = {
      ...entry,
      fee: { state: 'paid', amount: 150_00 },
      consent: { state: 'given', until: null },
      missing: [],
      audition: { ...entry.audition, state: 'given' },
    } as CompetitionEntryState;
    expect(openItems(complete)).toEqual([]);
    expect(openItemsText(['fee'])).toBe('the fee');
  });

  it('has a text for every state, and shows how far the entry is', () => {
    const states = [
      'submitted',
      'returned',
      'accepted',
      'round2',
      'final',
      'placed',
      'out',
      'withdrawn',
    ] as const;
    const titles = states.map((state) => describeEntry({ ...entry, state, place: 2 }, false, course).title);
    expect(new Set(titles).size).toBe(states.length);
    expect(titles).toContain('Second place');
    expect(entryCourse('round2').map(({ state }) => state)).toEqual([
      'done',
      'done',
      'here',
      'ahead',
      'ahead',
    ]);
    expect(entryCourse('out')).toEqual([]);
  });

  it('states until when a time is held or can be moved', () => {
    expect(describeAudition(entry.audition, 'Grand Hall').text).toContain('until Sep 01, 2025, 10:05');
    const given = { ...entry.audition, state: 'given', movesUntil: '2025-10-01T12:00:00.000Z' } as const;
    expect(movesText(given)).toBe('You can move it here until Oct 01, 2025, 12:00.');
    expect(movesText({ ...given, canChoose: false })).toContain('cannot be moved here any more');
  });

  it('offers the audition as a calendar file', () => {
    const [kind, text = ''] = calendarAddress(entry, slot, 'Small Hall, Tema', new Date(0)).split(',');
    expect(kind).toBe('data:text/calendar;charset=utf-8');
    expect(decodeURIComponent(text)).toContain('DTSTART:20251011T092000Z');
    expect(decodeURIComponent(text)).toContain('LOCATION:Small Hall\\, Tema');
  });

  it('shows totals as points', () => expect(formatTotal(85_50)).toBe('85.50 of 100 points'));
});

describe('the key of an entry', () => {
  it('is read from the address, and rejected when it cannot be sent', () => {
    const keyIn = (address: string) => entryKeyIn(new URL(address, 'https://school.example'));
    expect(keyIn('#entry=abc_-1')).toBe('abc_-1');
    expect(keyIn('?entry=abc_-1')).toBe('abc_-1');
    expect(keyIn('?entry=')).toBeUndefined();
    expect(keyIn('')).toBeUndefined();
    expect(new Headers({ key: keyIn('?entry=ü%0Ax') ?? '' }).get('key')).toBe('%C3%BC%0Ax');
  });
});
