import { formatDate } from '@school/shared/format';
import { LoadFailed } from '@school/shared/staff/ui';
import { EmptyState, type Column } from '@school/shared/ui';
import { useGetPolicyReportsQuery, type PolicyReports } from './api';
import { TablePart } from './TablePart';

type Report = PolicyReports['reports'][number];

const columns: readonly Column<Report>[] = [
  { id: 'area', head: 'Part of the site', bare: true, cell: ({ area }) => <b>{area}</b> },
  { id: 'blocked', head: 'Blocked', cell: ({ blocked, directive }) => `${blocked} (${directive})` },
  { id: 'count', head: 'Count', cell: ({ count }) => count },
  { id: 'lastSeen', head: 'Last seen', cell: ({ lastSeen }) => formatDate(lastSeen) },
];

/** Reports of content that browsers have blocked on our pages: from an extension of a visitor, or an attack. */
export function Refused() {
  const query = useGetPolicyReportsQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const { data, error } = query;
  return (
    <TablePart
      id="refused"
      title="Blocked by browsers"
      about="Pages declare what they may load and run. Browsers block anything else and report it. Single reports usually come from browser extensions; report frequent ones to the site’s developers."
      caption="Blocked in the last 30 days"
      columns={columns}
      rows={data?.reports}
      rowKey={({ area, blocked, directive }) => `${area} ${blocked} ${directive}`}
      empty={
        <EmptyState title="Nothing was blocked in the last 30 days">
          Browsers report here what they blocked on our pages.
        </EmptyState>
      }
      failure={error && <LoadFailed title="The reports could not be loaded" result={query} />}
      loading="Loading the reports"
    />
  );
}
