import { afterEach, expect, it, vi } from 'vitest';
import { readQuery, termsOf } from '@school/shared/staff/list';
import { renderIn, shellForTests } from '../../../testing/inShell';
import { useStoredFilters } from './storedFilters';

const terms = termsOf(
  [{ name: 'status', label: 'Status', all: 'All', options: [{ value: 'new', label: 'New' }] }],
  { sorts: ['name'], sort: 'name', order: 'asc' },
);
const ask = vi.fn();

function List({ query }: { readonly query: string }) {
  useStoredFilters('engagements', { query: readQuery(query, terms), change: ask });
  return null;
}

afterEach(() => {
  ask.mockClear();
});

it('stores the filters of a list, and restores them on return', () => {
  const shell = shellForTests();
  renderIn(shell, <List query="?search=ama&status=new" />).unmount();
  expect(shell.page.get().filters.engagements).toEqual({ search: 'ama', status: 'new' });
  expect(ask).not.toHaveBeenCalled();
  renderIn(shell, <List query="" />);
  expect(ask).toHaveBeenCalledExactlyOnceWith({ search: 'ama', filters: { status: 'new' } });
});

it('follows an address with other filters', () => {
  const shell = shellForTests({}, { filters: { engagements: { search: 'ama' }, pros: {} } });
  renderIn(shell, <List query="?status=new" />);
  expect(ask).not.toHaveBeenCalled();
  expect(shell.page.get().filters.engagements).toEqual({ status: 'new' });
});
