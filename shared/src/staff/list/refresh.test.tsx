import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderStaff } from '../testing/renderStaff';
import { defineStaffList } from './defineStaffList';

const names = ['Ama', 'Kofi', 'Esi'];

/** The pages of three rows, one each. */
const pageOf = (page: number) => ({
  rows: [{ id: names[page - 1]!, name: names[page - 1]! }],
  page,
  perPage: 1,
  total: names.length,
});

function showList() {
  let fail: () => void = () => undefined;
  const List = defineStaffList({
    what: 'members',
    useRows: ({ page = 1 }: { readonly page?: number }) => {
      const [error, setError] = useState<unknown>();
      fail = () => setError({ status: 'FETCH_ERROR', error: 'offline' });
      const data = pageOf(page);
      return { data, currentData: data, error, isFetching: false, refetch: () => setError(undefined) };
    },
    rowKey: ({ id }) => id,
    columns: [{ id: 'name', head: 'Name', cell: ({ name }) => name }],
    filters: [],
    sort: 'name',
    searchHint: 'Name',
    exportPath: '/staff/members/export',
    empty: { title: 'No members yet', text: 'They appear here.' },
  });
  renderStaff(<List />);
  return { fail: () => fail() };
}

const button = (name: string) => screen.getByRole('button', { name });

it('keeps its rows when they cannot be loaded again', async () => {
  const list = showList();
  expect(await screen.findByText('Ama')).toBeTruthy();
  list.fail();
  expect(await screen.findByText('The members could not be refreshed')).toBeTruthy();
  expect(screen.getByText('Ama')).toBeTruthy();
  expect(screen.getByText('1 to 1 of 3')).toBeTruthy();
  fireEvent.click(button('Try again'));
  expect(screen.queryByText('The members could not be refreshed')).toBeNull();
});

it('keeps the focus on the button of its last page', async () => {
  showList();
  await screen.findByText('Ama');
  button('Next').focus();
  fireEvent.click(button('Next'));
  await screen.findByText('Kofi');
  fireEvent.click(button('Next'));
  await screen.findByText('Esi');
  expect(button('Next').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button('Next'));
  fireEvent.click(button('Next'));
  expect(screen.getByText('3 to 3 of 3')).toBeTruthy();
});
