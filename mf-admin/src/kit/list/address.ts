import { isDay, wrongOrder } from '../forms/days';

/** What of a list stands in the address bar. */
export interface ListAsked {
  readonly search: string;
  /** Values of the filters that are set, by name. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly order: Order;
  readonly page: number;
  /** Key of the row that is open beside the list. */
  readonly open: string;
  /** Ids of the columns that are left out; what the device keeps counts where nothing is said. */
  readonly hide?: readonly string[];
}

export type Order = 'asc' | 'desc';

/** What a list can be asked for, and how it is sorted when nothing is said. */
export interface ListTerms {
  /** Values that each filter knows; `undefined` when any will do. Every list can be narrowed to days besides. */
  readonly filters: Readonly<Record<string, readonly string[] | undefined>>;
  readonly sorts: readonly string[];
  /** Said in every address of the list, such as which of two lists it is. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly order: Order;
}

/** Reads a list's part of an address. What the list does not know is as good as not said. */
export function readAsked(query: string, terms: ListTerms): ListAsked {
  const params = new URLSearchParams(query);
  const said = (name: string) => params.get(name) ?? '';
  const sort = terms.sorts.includes(said('sort')) ? said('sort') : terms.sort;
  const page = /^[1-9]\d{0,4}$/.test(said('page')) ? Number(said('page')) : 1;
  return {
    search: said('search').trim().slice(0, SEARCH_MAX),
    filters: {
      ...Object.fromEntries(
        Object.entries(terms.filters)
          .map(([name, known]) => [name, known?.includes(said(name)) === false ? '' : said(name)] as const)
          .filter(([, value]) => value !== ''),
      ),
      ...daysIn(said),
    },
    sort,
    order: orderIn(said('order')) ?? terms.order,
    page,
    open: said('open'),
    ...(params.has('hide') && { hide: said('hide').split(',').filter(Boolean).slice(0, COLUMNS_MAX) }),
  };
}

/** No list has so many columns. */
const COLUMNS_MAX = 30;

/** The most that is searched for, in characters, as the API has it. */
export const SEARCH_MAX = 100;

/** The query of an address that asks for this, with `?`; what goes without saying is left out. */
export function queryOf(
  { search, filters, sort, order, page, open, hide }: ListAsked,
  terms: ListTerms,
): string {
  const params = new URLSearchParams(terms.fixed);
  const say = (name: string, value: string, unless = '') => {
    if (value !== unless) params.set(name, value);
  };
  say('search', search.trim());
  for (const name of [...Object.keys(terms.filters), ...DAYS]) say(name, filters[name] ?? '');
  say('sort', sort, terms.sort);
  say('order', order, terms.order);
  say('page', String(page), '1');
  say('open', open);
  if (hide) params.set('hide', hide.join(','));
  const query = params.toString();
  return query && `?${query}`;
}

const DAYS = ['from', 'to'] as const;

/** The days that an address names. What is no day is as good as not said, and so are two in the wrong order. */
function daysIn(said: (name: string) => string): Record<string, string> {
  const days = DAYS.map((name) => [name, said(name)] as const).filter(([, day]) => isDay(day));
  const { from = '', to = '' } = Object.fromEntries(days);
  return wrongOrder({ from, to }) ? {} : Object.fromEntries(days);
}

/** Whether rows are left out. */
export const isNarrowed = ({ search, filters }: Pick<ListAsked, 'search' | 'filters'>): boolean =>
  search !== '' || Object.keys(filters).length > 0;

const orderIn = (value: string): Order | undefined =>
  value === 'asc' || value === 'desc' ? value : undefined;
