import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putStaffParts } from '../staffParts';
import { renderStaff } from '../testing/renderStaff';
import { defineStaffList } from './defineStaffList';

beforeEach(() => putStaffParts({ SavedViews: ({ list }) => <p>Views of {list}</p> }));
afterEach(() => {
  putStaffParts({});
});

function viewsOf(id?: string): string {
  const List = defineStaffList({
    what: 'enquiries',
    useRows: () => ({ isFetching: false, refetch: () => undefined }),
    rowKey: String,
    columns: [],
    filters: [],
    sort: 'at',
    searchHint: 'Name',
    exportPath: '/staff/enquiries/export',
    empty: { title: 'No enquiries yet', text: 'They appear here.' },
    ...(id && { id }),
  });
  renderStaff(<List />);
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  return screen.getByText(/^Views of/).textContent;
}

it('follows from the export, which another list may share', () => {
  expect(viewsOf()).toBe('Views of enquiries');
});

it('is the list’s own when it declares one', () => {
  expect(viewsOf('mf-camp-2')).toBe('Views of mf-camp-2');
});
