import { useMemo } from 'react';
import { TextLink } from '@school/shared/ui';
import { List } from '../../kit/list/List';
import { useListAddress } from '../../kit/list/useListAddress';
import { useListStaffAccountsQuery } from '../../kit/accounts/api';
import { useListAuditQuery } from '../../kit/audit/api';
import { AuditDrawer } from './AuditDrawer';
import { columns, filtersFor, termsFor } from './auditList';

/** What signed-in people have changed, by whom and when. */
export function Audit() {
  const { data: accounts } = useListStaffAccountsQuery();
  const filters = useMemo(() => filtersFor(accounts ?? []), [accounts]);
  const terms = useMemo(() => termsFor(filters), [filters]);
  const address = useListAddress(terms);
  const { search, filters: set, order, page, open } = address.asked;
  const result = useListAuditQuery(
    {
      ...(search && { search }),
      ...set,
      order,
      page,
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <List
        what="changes"
        {...{ address, result, columns, filters }}
        searchHint="Name, record or reference"
        rowKey={({ id }) => id}
        exportPath="/staff/audit/export"
        nothingYet={{
          title: 'Nothing has been changed yet',
          children:
            'Whatever somebody changes who is signed in stands here at once, with what it was before.',
          action: <TextLink to="/admin/overview">Go to the overview</TextLink>,
        }}
      />
      <AuditDrawer id={open} onClose={address.close} />
    </>
  );
}
