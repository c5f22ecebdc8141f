// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ListAddress } from '../list/useListAddress';
import { DayFields } from './DayFields';

afterEach(cleanup);

it('asks for days once they are sent, and says when the last lies before the first', () => {
  const ask = vi.fn<ListAddress['ask']>();
  const filters = { operation: 'changeEnquiry' };
  render(<DayFields address={{ asked: { filters }, ask } as unknown as ListAddress} />);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Days' }));
  type('First day', '2025-03-02');
  type('Last day', '2025-03-01');
  expect(ask).not.toHaveBeenCalled();
  send();
  expect(screen.getByText('The last day lies before the first')).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
  type('Last day', '');
  send();
  expect(ask).toHaveBeenCalledWith({ filters: { ...filters, from: '2025-03-02', to: '' } });
});
