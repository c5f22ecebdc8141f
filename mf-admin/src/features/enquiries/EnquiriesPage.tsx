import {
  enquiryKindLabels,
  enquiryStateLabels,
  enquiryStates,
} from '@school/shared/schemas/enquiries/labels';
import { defineStaffList, optionsOf } from '@school/shared/staff/list';
import { lazyPart } from '@school/shared/staff/page';
import { TextLink } from '@school/shared/ui';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { useListStaffAccountsQuery, type StaffAccount } from '../../kit/accounts/api';
import { useChangeEnquiriesMutation, useListEnquiriesQuery } from './api';
import { stateKinds } from './stateKinds';

const NONE: readonly StaffAccount[] = [];

/** Messages, questions about fees, applications, new members and recommendations. */
const Enquiries = defineStaffList({
  useData: () => useListStaffAccountsQuery().data ?? NONE,
  what: 'enquiries',
  useRows: (request, options) => useListEnquiriesQuery(request, options),
  rowKey: ({ id }) => id,
  columns: (column) => [
    column.name('From', ({ name }) => name),
    { id: 'kind', head: 'Kind', cell: ({ kind }) => enquiryKindLabels[kind] },
    { id: 'about', head: 'About', cell: ({ about }) => about },
    column.date('received', 'Received', 'receivedAt'),
    { id: 'assignee', head: 'Assigned to', cell: ({ assigneeName }) => assigneeName ?? 'Unassigned' },
    column.state('state', stateKinds, enquiryStateLabels),
  ],
  filters: (accounts) => [
    { name: 'state', label: 'State', all: 'All states', options: optionsOf(enquiryStateLabels) },
    { name: 'kind', label: 'Kind', all: 'All kinds', options: optionsOf(enquiryKindLabels) },
    {
      name: 'assignee',
      label: 'Assigned to',
      all: 'Anyone',
      options: [
        { value: 'nobody', label: 'Unassigned' },
        ...accounts.map(({ account, name }) => ({ value: account, label: name })),
      ],
    },
  ],
  openFilters: ['assignee'],
  sort: 'receivedAt',
  searchHint: 'Name, email, reference or text',
  exportPath: '/staff/enquiries/export',
  useBulk: (accounts) => {
    const [change] = useChangeEnquiriesMutation();
    return {
      options: [
        ...enquiryStates.map((state) => ({
          value: `state:${state}`,
          label: `State: ${enquiryStateLabels[state]}`,
        })),
        ...accounts.map(({ account, name }) => ({
          value: `assignee:${account}`,
          label: `Assign to ${name}`,
        })),
        { value: 'assignee:', label: 'Unassign' },
      ],
      send: ({ value, ...rest }) => {
        const state = enquiryStates.find((one) => value === `state:${one}`);
        const to = state ? { state } : { assignee: value.slice('assignee:'.length) || null };
        return change({ enquiryBulkChange: { ...rest, ...to } }).unwrap();
      },
    };
  },
  empty: {
    title: 'No enquiries yet',
    text: 'Messages, questions about fees, applications, new members and recommendations appear here as soon as they are sent.',
    action: <TextLink to="/about">View the contact form</TextLink>,
  },
  Drawer: lazyPart('enquiry', () => import('./EnquiryDrawer').then((module) => module.EnquiryDrawer)),
});

export function EnquiriesPage() {
  return (
    <AdminFrame title="Enquiries" backLink="/admin/overview">
      <StaffOnly>
        <Enquiries />
      </StaffOnly>
    </AdminFrame>
  );
}
