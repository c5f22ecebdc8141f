import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderStaff } from '../testing/renderStaff';
import { Toolbar } from './Toolbar';
import type { ListAddress } from './useListAddress';

beforeEach(() => setWidth(390));
afterEach(() => {
  setWidth(1024);
});

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({ width });

const filters = [
  { name: 'state', label: 'State', all: 'All states', options: [{ value: 'new', label: 'New' }] },
  { name: 'kind', label: 'Kind', all: 'All kinds', options: [{ value: 'fees', label: 'Fee enquiry' }] },
];
const change = vi.fn<ListAddress['change']>();

function show(set: Readonly<Record<string, string>>, known = filters): void {
  const query = { search: '', filters: set, sort: 'name', order: 'asc', page: 1, open: '' } as const;
  const address = { query, change } as unknown as ListAddress;
  renderStaff(
    <Toolbar
      what="enquiries"
      searchHint="Name"
      {...{ address }}
      filters={known}
      tools={<button>Add</button>}
    />,
  );
}
const button = () => screen.getByRole('button', { name: /^Filters/ });
const isShown = (element: Element | null): boolean =>
  !element || (getComputedStyle(element).display !== 'none' && isShown(element.parentElement));
/** The choices that can be seen and reached. */
const choices = () =>
  screen
    .getAllByRole<HTMLSelectElement>('combobox', { hidden: true })
    .filter(isShown)
    .map(({ labels }) => labels[0]?.textContent);

it('has one button for all filters with the number of filters set', () => {
  show({ state: 'new', from: '2025-03-01', to: '2025-03-31' });
  expect(button().textContent).toBe('Filters (2)');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(choices()).toEqual([]);
  expect(screen.getByRole('searchbox')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
  fireEvent.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(choices()).toEqual(['State', 'Kind', 'Period']);
  const controlled = document.getElementById(button().getAttribute('aria-controls') ?? '');
  expect(controlled?.contains(screen.getByLabelText('State'))).toBe(true);
});

it('keeps filters in the address, collapsed or not', () => {
  show({ state: 'new' });
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('new');
  fireEvent.click(button());
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'fees' } });
  expect(change).toHaveBeenCalledWith({ filters: { state: 'new', kind: 'fees' } });
  fireEvent.click(button());
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('new');
});

it('has no button on a desktop, nor when a list has no filters', () => {
  show({}, []);
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
  cleanup();
  setWidth(1024);
  show({});
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
  expect(choices()).toEqual(['State', 'Kind', 'Period']);
});
