import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SurroundingsContext } from '@school/shared';
import { today } from '@school/shared/content';
import { standInShell } from '@school/shared/testing';
import { recitals } from '../content/events';
import { EventRow } from './EventRow';

const [event] = recitals.seed;

/** @param day what the API publishes, if anything */
function show(day: string | undefined, coming: boolean) {
  const resources = day === undefined ? {} : { [today.path]: day };
  if (event)
    render(
      <SurroundingsContext value={{ shell: standInShell(), base: '/', resources }}>
        <EventRow event={event} coming={coming} />
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
