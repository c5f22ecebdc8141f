import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ListAddress } from './useListAddress';
import { DayFields } from './PeriodFilter';

it('applies the days on submit, and rejects a last day before the first', () => {
  const change = vi.fn<ListAddress['change']>();
  const filters = { operation: 'changeEnquiry' };
  render(<DayFields address={{ query: { filters }, change } as unknown as ListAddress} />);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Days' }));
  type('First day', '2025-03-02');
  type('Last day', '2025-03-01');
  expect(change).not.toHaveBeenCalled();
  send();
  expect(screen.getByText('The last day is before the first')).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
  type('Last day', '');
  send();
  expect(change).toHaveBeenCalledWith({ filters: { ...filters, from: '2025-03-02', to: '' } });
});

it('rejects a day that does not exist at its field', () => {
  const change = vi.fn<ListAddress['change']>();
  render(<DayFields address={{ query: { filters: {} }, change } as unknown as ListAddress} />);
  const first = screen.getByLabelText<HTMLInputElement>('First day');
  // As browsers have it while only a part of a day is typed.
  Object.defineProperty(first, 'validity', { value: { badInput: true } });
  fireEvent.submit(screen.getByRole('form', { name: 'Days' }));
  expect(first.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This is not a valid date')).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
});
