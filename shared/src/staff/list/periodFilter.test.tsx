import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { putStaffParts } from '../staffParts';
import { renderStaff } from '../testing/renderStaff';
import { PeriodFilter } from './PeriodFilter';
import type { ListAddress } from './useListAddress';

const terms = [
  { id: 'one', name: 'First term', from: '2025-09-15', to: '2025-12-13' },
  { id: 'two', name: 'Second term', from: '2026-01-12', to: '2026-04-02' },
];

/** How often the terms were loaded. */
let asked: number;
beforeEach(() => {
  asked = 0;
  putStaffParts({
    readSchoolTerms: async () => {
      asked += 1;
      return terms;
    },
  });
});

function show(filters: Record<string, string>) {
  vi.useFakeTimers({ now: new Date('2025-11-30T23:59:59Z'), toFake: ['Date'] });
  const change = vi.fn<ListAddress['change']>();
  renderStaff(<PeriodFilter address={{ query: { filters }, change } as unknown as ListAddress} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Period');
  return { change, field, choose: (value: string) => fireEvent.change(field, { target: { value } }) };
}

it('filters a list by a preset period, keeps other filters, and removes the days for any time', () => {
  const { change, field, choose } = show({ state: 'paid', from: '2025-10-01', to: '2025-10-31' });
  expect(field.selectedOptions[0]?.text).toBe('Last month');
  choose('month');
  expect(change).toHaveBeenLastCalledWith({
    filters: { state: 'paid', from: '2025-11-01', to: '2025-11-30' },
  });
  choose('today');
  expect(change).toHaveBeenLastCalledWith({
    filters: { state: 'paid', from: '2025-11-30', to: '2025-11-30' },
  });
  choose('');
  expect(change).toHaveBeenLastCalledWith({ filters: { state: 'paid' } });
});

it('has unique IDs beside the filter of another list', () => {
  vi.useFakeTimers({ now: new Date('2025-11-30T23:59:59Z'), toFake: ['Date'] });
  const address = { query: { filters: { from: '2025-10-02' } }, change: vi.fn() } as unknown as ListAddress;
  renderStaff(
    <>
      <PeriodFilter address={address} />
      <PeriodFilter address={address} />
    </>,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});

it('loads the terms that staff edit when it receives the focus', async () => {
  const { change, field, choose } = show({});
  expect(asked).toBe(0);
  fireEvent.focus(field);
  await screen.findByRole('option', { name: 'This term (First term 2025)' });
  expect(screen.getByRole('option', { name: 'Second term 2026' })).toBeTruthy();
  expect(asked).toBe(1);
  choose('term-one');
  expect(change).toHaveBeenLastCalledWith({ filters: { from: '2025-09-15', to: '2025-12-13' } });
});

it('has fields for other days, open when the address has such days', () => {
  const { change, field, choose } = show({ from: '2025-10-05' });
  expect(field.selectedOptions[0]?.text).toBe('Custom dates');
  expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2025-10-05');
  choose('own');
  expect(change).not.toHaveBeenCalled();
});
