import { volunteerLabels } from '@school/shared/schemas/stored/labels';
import { defineStaffList, optionsOf } from '@school/shared/staff/list';
import { lazyPart, Part, PartTitle } from '@school/shared/staff/page';
import { EmailText } from '@school/shared/staff/ui';
import { useChangeVolunteersMutation, useListVolunteersQuery } from '../api';
import { HelpsStatus, VolunteerForm } from './VolunteerForm';

const VolunteerList = defineStaffList({
  what: 'volunteers',
  useRows: (request, options) => useListVolunteersQuery(request, options),
  rowKey: ({ id }) => id,
  columns: (column) => [
    column.name('Name', ({ name }) => name),
    { id: 'email', head: 'Email', cell: ({ email }) => <EmailText email={email} /> },
    { id: 'phone', head: 'Phone', cell: ({ phone }) => phone },
    { id: 'note', head: 'Note', cell: ({ note }) => note },
    { id: 'shifts', head: 'Shifts to\u00a0come', align: 'end', cell: ({ shifts }) => shifts || null },
    { ...column.date('added', 'Added', 'addedAt'), spare: true },
    { id: 'state', head: 'State', cell: (volunteer) => <HelpsStatus {...volunteer} /> },
  ],
  filters: [{ name: 'state', label: 'State', all: 'All states', options: optionsOf(volunteerLabels) }],
  sort: 'addedAt',
  fixed: { part: 'volunteers' },
  searchHint: 'Name, email, phone or note',
  exportPath: '/staff/volunteers/export',
  useBulk: () => {
    const [change] = useChangeVolunteersMutation();
    return {
      options: [
        { value: 'stop', label: 'Mark as inactive' },
        { value: 'again', label: 'Mark as active' },
      ],
      send: ({ value, ...rest }) =>
        change({ volunteersChange: { ...rest, isActive: value === 'again' } }).unwrap(),
    };
  },
  add: { label: 'Add volunteer', title: 'New volunteer', Form: VolunteerForm },
  empty: {
    title: 'No volunteers yet',
    text: 'Add a volunteer and assign shifts. Community members who offer to volunteer are listed under Enquiries.',
  },
  Drawer: lazyPart('volunteer', () => import('./VolunteerDrawer').then((module) => module.VolunteerDrawer)),
});

/** Volunteers at concerts and auditions. */
export function Volunteers() {
  return (
    // The list has its own padding.
    <section aria-labelledby="volunteers">
      <Part as="div">
        <PartTitle id="volunteers">Volunteers</PartTitle>
      </Part>
      <VolunteerList />
    </section>
  );
}
