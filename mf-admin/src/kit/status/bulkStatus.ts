import type { BulkActions, BulkResult, BulkSelection } from '../list/bulk';
import { statusesOf } from './statusesOf';

interface Wish<Status extends string> {
  readonly status: Status;
  readonly selection: BulkSelection;
  readonly dry: boolean;
}

/** Another status for many rows at once, as what can be done with a list. */
export function bulkStatus<Status extends string>(
  labels: Readonly<Record<Status, string>>,
  send: (wish: Wish<Status>) => Promise<BulkResult>,
): BulkActions {
  const statuses = statusesOf(labels);
  return {
    options: statuses.map((value) => ({ value, label: `Status: ${labels[value]}` })),
    send: ({ value, ...wish }) => {
      const status = statuses.find((known) => known === value);
      return status ? send({ ...wish, status }) : Promise.reject(new Error(`There is no status ${value}`));
    },
  };
}
