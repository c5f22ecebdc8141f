import { operationLabel, operationLabels } from '@school/shared/schemas/stored/labels';
import { DateTime } from '@school/shared/staff/detail';
import { defineStaffList, optionsOf, RowButton } from '@school/shared/staff/list';
import { TextLink } from '@school/shared/ui';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { useListStaffAccountsQuery, type StaffAccount } from '../../kit/accounts/api';
import { useListAuditQuery } from '../../kit/audit/api';
import { AuditDrawer } from './AuditDrawer';
import { recordsOf } from './describe';

const NONE: readonly StaffAccount[] = [];

/** The changes of signed-in users. */
export const Audit = defineStaffList({
  useData: () => useListStaffAccountsQuery().data ?? NONE,
  what: 'changes',
  useRows: (request, options) => useListAuditQuery(request, options),
  rowKey: ({ id }) => id,
  columns: [
    {
      id: 'what',
      head: 'Who and what',
      bare: true,
      cell: ({ name, operation }) => (
        <RowButton>
          {name} {operationLabel(operation)}
        </RowButton>
      ),
    },
    { id: 'record', head: 'Record', cell: (action) => recordsOf(action) },
    {
      id: 'at',
      head: 'When (UTC)',
      sort: { by: 'at', first: 'desc' },
      cell: ({ at }) => <DateTime value={at} />,
    },
  ],
  filters: (accounts) => [
    {
      name: 'account',
      label: 'Who',
      all: 'Everyone',
      options: accounts.map(({ account, name }) => ({ value: account, label: name })),
    },
    { name: 'operation', label: 'What', all: 'All changes', options: optionsOf(operationLabels) },
  ],
  // Links narrow the log to one record.
  openFilters: ['record'],
  sort: 'at',
  searchHint: 'Name, record or reference',
  exportPath: '/staff/audit/export',
  empty: {
    title: 'No changes yet',
    text: 'Every change by a signed-in person is listed here with the value before and after.',
    action: <TextLink to="/admin/overview">Go to the overview</TextLink>,
  },
  Drawer: AuditDrawer,
});

export function AuditPage() {
  return (
    <AdminFrame title="Audit log" backLink="/admin/overview">
      <StaffOnly>
        <Audit />
      </StaffOnly>
    </AdminFrame>
  );
}
