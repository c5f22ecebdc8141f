import { DateTime } from '@school/shared/staff/detail';
import { defineStaffList, RowButton } from '@school/shared/staff/list';
import { TextLink } from '@school/shared/ui';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { useListStaffAccountsQuery, type StaffAccount } from '../../kit/accounts/api';
import { useListAuditQuery } from '../../kit/audit/api';
import { useListAuditOperationsQuery, type AuditOperation } from './api';
import { AuditDrawer } from './AuditDrawer';
import { recordsOf } from './describe';

const NO_ACCOUNTS: readonly StaffAccount[] = [];
const NO_OPERATIONS: readonly AuditOperation[] = [];

/** The changes of signed-in users. */
export const Audit = defineStaffList({
  useData: () => ({
    accounts: useListStaffAccountsQuery().data ?? NO_ACCOUNTS,
    operations: useListAuditOperationsQuery().data ?? NO_OPERATIONS,
  }),
  what: 'changes',
  useRows: (request, options) => useListAuditQuery(request, options),
  rowKey: ({ id }) => id,
  columns: [
    {
      id: 'what',
      head: 'Who and what',
      bare: true,
      cell: ({ name, operationLabel }) => (
        <RowButton>
          {name} {operationLabel}
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
  filters: ({ accounts, operations }) => [
    {
      name: 'account',
      label: 'Who',
      all: 'Everyone',
      options: accounts.map(({ account, name }) => ({ value: account, label: name })),
    },
    {
      name: 'operation',
      label: 'What',
      all: 'All changes',
      options: operations.map(({ operation, label }) => ({ value: operation, label })),
    },
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
