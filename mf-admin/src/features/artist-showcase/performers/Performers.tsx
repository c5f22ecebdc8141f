import { defineStaffList } from '@school/shared/staff/list';
import { lazyPart } from '@school/shared/staff/page';
import { TextLink } from '@school/shared/ui';
import { bulkStatus, statusFilter } from '../../../kit/status/statuses';
import { useChangePerformersStatusMutation, useListPerformersQuery } from '../api';
import { useStoredFilters } from '../filters/storedFilters';
import { performerKinds, performerLabels } from './labels';

/** Performers and applicants. */
export const Performers = defineStaffList({
  what: 'performers',
  useRows: (request, options) => useListPerformersQuery(request, options),
  rowKey: ({ id }) => id,
  columns: (column) => [
    column.name('Performer', ({ stageName }) => stageName),
    { id: 'reference', head: 'Reference', spare: true, cell: ({ reference }) => reference },
    column.date('received', 'Received', 'receivedAt'),
    { id: 'kind', head: 'Plays', cell: ({ kind }) => kind },
    { id: 'contact', head: 'Contact', cell: ({ contactName }) => contactName },
    column.state('status', performerKinds, performerLabels),
  ],
  filters: [statusFilter(performerLabels)],
  sort: 'receivedAt',
  fixed: { view: 'pros' },
  searchHint: 'Name, instrument or reference',
  exportPath: '/staff/performers/export',
  useBulk: bulkStatus(performerLabels, useChangePerformersStatusMutation, (performersStatusChange) => ({
    performersStatusChange,
  })),
  useEffects: ({ address }) => useStoredFilters('pros', address),
  empty: {
    title: 'No performers yet',
    text: 'Applications from the projects page appear here as soon as they are sent.',
    action: <TextLink to="/projects">View the public page</TextLink>,
  },
  Drawer: lazyPart('performer', () => import('./PerformerDrawer').then((module) => module.PerformerDrawer)),
});
