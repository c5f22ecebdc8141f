import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** The terms of the school year as staff have edited them. */
export const terms = [{ id: 'one', name: 'First term', from: '2025-01-13', to: '2025-04-11' }];

/** Where the terms are read. */
export const termsPath = '/staff/content/mf-public/terms';

/** A clock that says the last second of March 2025, until `vi.useRealTimers`. */
export const lastOfMarch = () =>
  vi.useFakeTimers({ now: new Date('2025-03-31T23:59:59Z'), toFake: ['Date'] });

/**
 * Narrows what is shown to a month, a term of the school year and days, and expects of each what is requested then.
 * @param lastAsked the query of the last request of the list
 */
export async function expectPeriods(lastAsked: () => string): Promise<void> {
  const field = await screen.findByLabelText<HTMLSelectElement>('Period');
  const days = () => {
    const query = new URLSearchParams(lastAsked());
    return [query.get('from'), query.get('to')];
  };
  const choose = (value: string) => fireEvent.change(field, { target: { value } });
  expect(days()).toEqual([null, null]);
  choose('month');
  await waitFor(() => expect(days()).toEqual(['2025-03-01', '2025-03-31']));
  fireEvent.focus(field);
  await screen.findByRole('option', { name: 'This term (First term 2025)' });
  choose('term-one');
  await waitFor(() => expect(days()).toEqual(['2025-01-13', '2025-04-11']));
  choose('own');
  const last = screen.getByLabelText('Last day');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '' } });
  fireEvent.change(last, { target: { value: '2025-02-28' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(days()).toEqual([null, '2025-02-28']));
  choose('');
  await waitFor(() => expect(days()).toEqual([null, null]));
}
