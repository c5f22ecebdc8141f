import type { ListResult } from './listProps';

/**
 * An answer whose data is to be shown: that of the period before while another one is on its way, and never in place of an
 * error. A list that asks again for the same period keeps what it shows.
 */
export const answered = <Page>(result: ListResult<Page>): ListResult<Page> => ({
  ...result,
  data: result.currentData ?? (result.error ? undefined : result.data),
});
