import { DateTime } from '@school/shared/staff/detail';
import { defineStaffList, ListFrame, RowButton } from '@school/shared/staff/list';
import { LoadFailed } from '@school/shared/staff/ui';
import { TextLink } from '@school/shared/ui';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { useListAuditQuery } from '../../kit/audit/api';
import { useListAuditOperationsQuery } from './api';
import { AuditDrawer } from './AuditDrawer';
import { recordsOf } from './describe';
import { useAuditFilters } from './useAuditFilters';

const Changes = defineStaffList({
  useData: useAuditFilters,
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

/** The changes of signed-in users. */
export function Audit() {
  const operations = useListAuditOperationsQuery();
  return (
    <>
      {operations.isError && (
        <ListFrame>
          <LoadFailed title="The kinds of changes could not be loaded" result={operations} level={2} />
        </ListFrame>
      )}
      <Changes />
    </>
  );
}

export function AuditPage() {
  return (
    <AdminFrame title="Audit log" backLink="/admin/overview">
      <StaffOnly>
        <Audit />
      </StaffOnly>
    </AdminFrame>
  );
}
