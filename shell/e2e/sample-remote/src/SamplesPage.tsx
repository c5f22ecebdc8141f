import { enquiryKindLabels, enquiryStateLabels } from '@school/shared/schemas/enquiries/labels';
import { StaffFrame } from '@school/shared/staff';
import { defineStaffList, optionsOf } from '@school/shared/staff/list';
import { lazyPart } from '@school/shared/staff/page';
import { TextLink } from '@school/shared/ui';
import { useChangeEnquiriesMutation, useListEnquiriesQuery } from './enquiries/api';
import { stateKinds } from './enquiries/stateKinds';

const Samples = defineStaffList({
  what: 'samples',
  useRows: (request, options) => useListEnquiriesQuery(request, options),
  rowKey: ({ id }) => id,
  columns: (column) => [
    column.name('From', ({ name }) => name),
    { id: 'kind', head: 'Kind', cell: ({ kind }) => enquiryKindLabels[kind] },
    { id: 'about', head: 'About', cell: ({ about }) => about },
    column.date('received', 'Received', 'receivedAt'),
    column.state('state', stateKinds, enquiryStateLabels),
  ],
  filters: [
    { name: 'state', label: 'State', all: 'All states', options: optionsOf(enquiryStateLabels) },
    { name: 'kind', label: 'Kind', all: 'All kinds', options: optionsOf(enquiryKindLabels) },
  ],
  sort: 'receivedAt',
  searchHint: 'Name, email, reference or text',
  exportPath: '/staff/enquiries/export',
  id: 'samples',
  useBulk: () => {
    const [change] = useChangeEnquiriesMutation();
    return {
      options: [{ value: 'closed', label: 'Close enquiries', done: 'closed' }],
      send: ({ selection, dry }) =>
        change({ enquiryBulkChange: { selection, dry, state: 'closed' } }).unwrap(),
    };
  },
  empty: {
    title: 'No samples yet',
    text: 'Samples appear here as soon as they are sent.',
    action: <TextLink to="/sample/toasts">View the sample of toasts</TextLink>,
  },
  Drawer: lazyPart('enquiry', () =>
    import('./enquiries/EnquiryDrawer').then((module) => module.EnquiryDrawer),
  ),
});

/** A page for staff with a list, as a team would make one. */
export function SamplesPage() {
  return (
    <StaffFrame title="Samples" backLink="/admin/overview">
      <Samples />
    </StaffFrame>
  );
}
