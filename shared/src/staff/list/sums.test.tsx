import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { moneySum, ofTheseDays, Sums } from './Sums';

it('shows what is counted', () => {
  render(<Sums sums={[['Paid', '1']]} note="Counts only tickets of the type Regular." />);
  expect(screen.getByText('Counts only tickets of the type Regular.')).toBeTruthy();
});

it('explains that a refund counts on the day on which it is sent', () => {
  expect(ofTheseDays({ state: 'paid' })).toBeUndefined();
  expect(ofTheseDays({ to: '2025-10-31' })).toContain('A refund counts on the day it is sent.');
});

it('offers a retry when the sums cannot be read', () => {
  const refetch = vi.fn();
  const error = { status: 503, data: { error: { code: 'unavailable', message: 'The service is away.' } } };
  render(<Sums sums={[['Paid', moneySum(undefined)]]} result={{ error, isFetching: false, refetch }} />);
  expect(screen.getByText('The service is away.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(refetch).toHaveBeenCalled();
});
