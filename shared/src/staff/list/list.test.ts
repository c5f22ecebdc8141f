import { describe, expect, it, vi } from 'vitest';
import { isNarrowed, formatQuery, readQuery, exportQuery } from './address';
import { tableColumns, type ListColumn } from './columns';
import { optionsOf, termsOf } from './filters';
import { rangeOf } from './range';

const terms = termsOf(
  [
    { name: 'state', label: 'State', all: 'All', options: optionsOf({ new: 'New', done: 'Done' }) },
    { name: 'project', label: 'Project', all: 'All', options: [] },
  ],
  { sorts: ['date', 'name'], sort: 'date', order: 'desc' },
);

describe('the state of a list in the address', () => {
  it.each([
    ['', ''],
    ['?search=ama+serwaa&state=done&project=mate&sort=name&order=asc&page=3&open=7', undefined],
    ['?sort=date&order=desc&page=1', ''],
    ['?state=lost&sort=secret&order=up&page=0&utm=x', ''],
    ['?page=1e3', ''],
    ['?search=%20', ''],
    ['?hide=phone%2Cmethod', undefined],
    ['?hide=', undefined],
  ])('%s is read and written back', (query, written = query) => {
    expect(formatQuery(readQuery(query, terms), terms)).toBe(written);
  });

  it('accepts a value whose options are still loading', () => {
    expect(readQuery('?project=any', terms).filters).toEqual({ project: 'any' });
  });

  it('accepts days, and ignores what is not a day', () => {
    expect(readQuery('?from=2025-03-01&to=2025-03-31', terms).filters).toEqual({
      from: '2025-03-01',
      to: '2025-03-31',
    });
    expect(readQuery('?from=2025-03-01&to=soon', terms).filters).toEqual({ from: '2025-03-01' });
    for (const none of [
      '?from=2025-13-45&to=0000-01-01',
      '?from=2025-02-30',
      '?from=2025-03-02&to=2025-03-01',
    ])
      expect(readQuery(none, terms).filters, none).toEqual({});
    const days = '?from=2025-03-01&to=2025-03-31';
    expect(formatQuery(readQuery(days, terms), terms)).toBe(days);
    expect(isNarrowed(readQuery(days, terms))).toBe(true);
  });

  it('names which of two lists it belongs to', () => {
    const pros = { ...terms, fixed: { view: 'pros' } };
    expect(formatQuery(readQuery('', pros), pros)).toBe('?view=pros');
    expect(isNarrowed(readQuery('?view=pros', pros))).toBe(false);
  });

  it('reports whether rows are filtered out', () => {
    expect(isNarrowed(readQuery('?sort=name&page=2', terms))).toBe(false);
    expect(isNarrowed(readQuery('?search=a', terms))).toBe(true);
    expect(isNarrowed(readQuery('?state=new', terms))).toBe(true);
  });

  it('passes search and filters to the export, and no page', () => {
    expect(exportQuery(readQuery('?search=a%26b&state=new&page=2&open=7', terms))).toBe(
      '?search=a%26b&state=new',
    );
    expect(exportQuery(readQuery('?page=2', terms))).toBe('');
  });
});

it('begins with name and state of a row, in whatever order they are declared', () => {
  const columns: ListColumn<string>[] = [
    { id: 'number', head: 'Number', cell: String },
    { id: 'name', head: 'Name', bare: true, cell: String },
    { id: 'date', head: 'Date', cell: String },
    { id: 'status', head: 'Status', cell: String },
  ];
  const heads = tableColumns(columns, { query: readQuery('', terms), change: vi.fn() }).map(({ id }) => id);
  expect(heads).toEqual(['name', 'status', 'number', 'date']);
});

describe('a column header', () => {
  const columns: ListColumn<string>[] = [
    { id: 'date', head: 'Date', cell: String, sort: { by: 'date', first: 'desc' } },
    { id: 'name', head: 'Name', cell: String, sort: { by: 'name', first: 'asc' } },
    { id: 'plain', head: 'Plain', cell: String },
  ];

  it('sorts by its column, and reverses the order when sorted', () => {
    const change = vi.fn();
    const [date, name, plain] = tableColumns(columns, { query: readQuery('', terms), change });
    expect(date?.sort?.direction).toBe('descending');
    expect(name?.sort?.direction).toBeUndefined();
    expect(plain?.sort).toBeUndefined();
    name?.sort?.onSort();
    date?.sort?.onSort();
    expect(change.mock.calls).toEqual([[{ sort: 'name', order: 'asc' }], [{ sort: 'date', order: 'asc' }]]);
  });
});

describe('the range of a page', () => {
  it.each([
    [{ total: 60, page: 1 }, 25, { from: 1, to: 25, last: 3 }],
    [{ total: 60, page: 3 }, 10, { from: 51, to: 60, last: 3 }],
    [{ total: 25, page: 1 }, 25, { from: 1, to: 25, last: 1 }],
    [{ total: 25, page: 2 }, 0, { from: 0, to: 0, last: 1 }],
    [{ total: 1000, more: true, page: 41 }, 25, { from: 1001, to: 1025, last: Infinity }],
    [{ total: 1000, more: true, page: 49 }, 7, { from: 1201, to: 1207, last: 49 }],
    [{ total: 1000, more: true, page: 50 }, 0, { from: 0, to: 0, last: 50 }],
  ])('%j with %d rows is %j', (page, count, range) => {
    expect(rangeOf({ ...page, perPage: 25, rows: Array.from({ length: count }) })).toEqual(range);
  });
});
