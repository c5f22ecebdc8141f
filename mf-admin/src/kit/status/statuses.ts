import {
  type BulkActions,
  type BulkResult,
  type BulkSelection,
  type ListFilter,
  optionsOf,
} from '@school/shared/staff/list';

interface StatusChange<Status extends string> {
  readonly status: Status;
  readonly selection: BulkSelection;
  readonly dry: boolean;
}

/** Makes the hook of a list's bulk actions that set a status. */
export function bulkStatus<Status extends string, Request>(
  labels: Readonly<Record<Status, string>>,
  useChange: UseMutation<Request, BulkResult>,
  request: (change: StatusChange<Status>) => Request,
): () => BulkActions {
  const statuses = statusesOf(labels);
  return function useBulkStatus() {
    const [change] = useChange();
    return {
      options: statuses.map((value) => ({ value, label: `Status: ${labels[value]}` })),
      send: async ({ value, selection, dry }) => {
        const status = statuses.find((one) => one === value);
        if (!status) throw new Error(`There is no status ${value}`);
        return change(request({ status, selection, dry })).unwrap();
      },
    };
  };
}

/** The filter by status. */
export const statusFilter = (labels: Readonly<Record<string, string>>): ListFilter => ({
  name: 'status',
  label: 'Status',
  all: 'All statuses',
  options: optionsOf(labels),
});

/** The statuses of a map of labels, in its order. */
export const statusesOf = <Status extends string>(labels: Readonly<Record<Status, string>>) =>
  Object.keys(labels) as Status[];

/** A mutation hook of the generated API client. */
export type UseMutation<Request, Result> = () => readonly [
  (request: Request) => { readonly unwrap: () => Promise<Result> },
  { readonly isLoading: boolean },
];
