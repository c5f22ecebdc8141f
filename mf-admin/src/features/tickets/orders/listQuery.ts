import type { ListAsked } from '../../../kit/list/address';
import type { useListTicketOrdersQuery } from '../api';

type Query = Exclude<Parameters<typeof useListTicketOrdersQuery>[0], symbol>;

/** What the API is asked for by the address; the address holds nothing that the list does not know. */
export const listQuery = ({ search, filters, sort, order, page }: ListAsked): Query => ({
  ...(search && { search }),
  ...filters,
  sort: sort as NonNullable<Query['sort']>,
  order,
  page,
});
