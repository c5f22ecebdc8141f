import { isDay, wrongOrder } from '../forms/days';

/** The part of an address that says what a list shows. */
export interface ListQuery {
  readonly search: string;
  /** Values of the filters that are set, by name. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly order: Order;
  readonly page: number;
  /** Key of the row that is open beside the list. */
  readonly open: string;
  /** Ids of hidden columns. Without it the columns stored on the device count. */
  readonly hide?: readonly string[];
}

export type Order = 'asc' | 'desc';

/** The filters and sort keys that a list accepts, and its default order. */
export interface ListTerms {
  /** The values that each filter accepts; `undefined` for any value. Every list also accepts a period. */
  readonly filters: Readonly<Record<string, readonly string[] | undefined>>;
  readonly sorts: readonly string[];
  /** Belongs to every address of the list, such as which of two lists it is. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly order: Order;
}

/** Reads the query of a list from an address. Unknown names and values are ignored. */
export function readQuery(search: string, terms: ListTerms): ListQuery {
  const params = new URLSearchParams(search);
  const valueOf = (name: string) => params.get(name) ?? '';
  const sort = terms.sorts.includes(valueOf('sort')) ? valueOf('sort') : terms.sort;
  const page = /^[1-9]\d{0,4}$/.test(valueOf('page')) ? Number(valueOf('page')) : 1;
  return {
    search: valueOf('search').trim().slice(0, SEARCH_MAX),
    filters: {
      ...Object.fromEntries(
        Object.entries(terms.filters)
          .map(
            ([name, values]) =>
              [name, values?.includes(valueOf(name)) === false ? '' : valueOf(name)] as const,
          )
          .filter(([, value]) => value !== ''),
      ),
      ...daysIn(valueOf),
    },
    sort,
    order: orderIn(valueOf('order')) ?? terms.order,
    page,
    open: valueOf('open'),
    ...(params.has('hide') && { hide: valueOf('hide').split(',').filter(Boolean).slice(0, COLUMNS_MAX) }),
  };
}

const COLUMNS_MAX = 30;

/** The longest search text that the API accepts, in characters. */
export const SEARCH_MAX = 100;

/** Formats a query for an address, with `?`. Default values are left out. */
export function formatQuery(
  { search, filters, sort, order, page, open, hide }: ListQuery,
  terms: ListTerms,
): string {
  const params = new URLSearchParams(terms.fixed);
  const set = (name: string, value: string, standard = '') => {
    if (value !== standard) params.set(name, value);
  };
  set('search', search.trim());
  for (const name of [...Object.keys(terms.filters), ...DAYS]) set(name, filters[name] ?? '');
  set('sort', sort, terms.sort);
  set('order', order, terms.order);
  set('page', String(page), '1');
  set('open', open);
  if (hide) params.set('hide', hide.join(','));
  const query = params.toString();
  return query && `?${query}`;
}

const DAYS = ['from', 'to'] as const;

/** The period in an address. Invalid days are ignored, and so are two in the wrong order. */
function daysIn(valueOf: (name: string) => string): Record<string, string> {
  const days = DAYS.map((name) => [name, valueOf(name)] as const).filter(([, day]) => isDay(day));
  const { from = '', to = '' } = Object.fromEntries(days);
  return wrongOrder({ from, to }) ? {} : Object.fromEntries(days);
}

/** Whether search or filters leave rows out. */
export const isNarrowed = ({ search, filters }: Pick<ListQuery, 'search' | 'filters'>): boolean =>
  search !== '' || Object.keys(filters).length > 0;

const orderIn = (value: string): Order | undefined =>
  value === 'asc' || value === 'desc' ? value : undefined;

/** The query of the export: the same rows, on every page. */
export function exportQuery({ search, filters }: Pick<ListQuery, 'search' | 'filters'>): string {
  const query = new URLSearchParams({ ...(search && { search }), ...filters }).toString();
  return query && `?${query}`;
}

/** The id under which columns and views of a list are stored: 'music-study' for '/staff/music-study/export'. */
export const listIdOf = (exportPath: string): string =>
  exportPath
    .replace(/^\/staff\//, '')
    .replace(/\/export$/, '')
    .replaceAll('/', '-');
