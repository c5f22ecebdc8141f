import { expect, it } from 'vitest';
import { routes } from '../routes';
import { auditionDays, dayThatCounts } from './days';

it('names the days of the plan as the texts do', () => {
  expect(auditionDays('and')).toBe('Oct 11 and Oct 18, 2025');
  expect(auditionDays('or')).toBe('Oct 11 or Oct 18, 2025');
  expect(dayThatCounts).toBe('Oct 11, 2025');
});

// Routes load with every page, so they have the days as text: the code that formats dates is 1.6 KB.
it('the head of the first page names the same days', () => {
  expect(routes.find(({ id }) => id === 'landing')?.description).toContain(
    `times of ${auditionDays('and')}.`,
  );
});
