import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { recitals } from '../content/events';
import { EventRow } from './EventRow';

const [event] = recitals.seed;

function show(now: string, coming: boolean) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  if (event) render(<EventRow event={event} coming={coming} />);
}

it('offers the calendar file on the day of the event', () => {
  show('2025-11-15T20:00:00Z', true);
  expect(screen.getByRole('link', { name: /^Add to calendar/ })).toBeTruthy();
  expect(screen.queryByText('This event is over.')).toBeNull();
});

it('says on the next day that the event is over', () => {
  show('2025-11-16T00:00:00Z', true);
  expect(screen.getByText('This event is over.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
});

it('says so only among the coming events', () => {
  show('2025-11-16T00:00:00Z', false);
  expect(screen.queryByText('This event is over.')).toBeNull();
});
