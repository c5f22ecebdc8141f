import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SurroundingsContext } from '@school/shared';
import { today } from '@school/shared/content';
import { standInShell } from '@school/shared/testing';
import { recitals, type SchoolEvent } from '../content/events';
import { EventRow } from './EventRow';

const [event] = recitals.seed;

/** @param day what the API publishes, if anything */
function show(day: string | undefined, coming: boolean, changed: Partial<SchoolEvent> = {}) {
  const resources = day === undefined ? {} : { [today.path]: day };
  if (event)
    render(
      <SurroundingsContext value={{ shell: standInShell(), base: '/', resources }}>
        <EventRow event={{ ...event, ...changed }} coming={coming} />
      </SurroundingsContext>,
    );
}

it.each([undefined, '2025-11-15'])('offers the calendar file when the day is %s', (day) => {
  show(day, true);
  expect(screen.getByRole('link', { name: /^Add to calendar/ })).toBeTruthy();
  expect(screen.queryByText('This event is over.')).toBeNull();
});

it('says on the next day that the event is over', () => {
  show('2025-11-16', true);
  expect(screen.getByText('This event is over.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
});

it('says so only among the coming events', () => {
  show('2025-11-16', false);
  expect(screen.queryByText('This event is over.')).toBeNull();
});

it.each<[string, Partial<SchoolEvent>, string]>([
  ['the lowest price', { price: 80_00 }, 'Tickets from GHS 80.00'],
  ['that it is free', { entry: 'free' }, 'Free entry'],
  ['that a place is needed', { entry: 'book', link: { to: '/piano', label: 'Book' } }, 'Please book a place'],
])('says %s until the event is over', (_what, changed, words) => {
  const spoken = () => screen.getByRole('listitem').textContent.replace(/GH₵ [\d.]+/, '');
  show(undefined, true, changed);
  expect(spoken()).toContain(words);
  cleanup();
  show('2025-11-16', true, changed);
  expect(spoken()).not.toContain(words);
});

it('links to the recording of a past event', () => {
  show(undefined, false, { recording: 'https://example.com/recital' });
  const link = screen.getByRole('link', { name: 'Listen to the recording of Tema recital' });
  expect(link.getAttribute('href')).toBe('https://example.com/recital');
});
