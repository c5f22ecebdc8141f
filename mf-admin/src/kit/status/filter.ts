import { optionsOf, type ListFilter } from '../list/filters';

/** The filter by status that every list has whose rows came in by a form. */
export const statusFilter = (labels: Readonly<Record<string, string>>): ListFilter => ({
  name: 'status',
  label: 'Status',
  all: 'All statuses',
  options: optionsOf(labels),
});
