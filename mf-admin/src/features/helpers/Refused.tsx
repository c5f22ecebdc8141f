import { formatDate } from '@school/shared/format';
import { EmptyState, Loading, Skeleton, Table, Text, type Column } from '@school/shared/ui';
import { Part, PartTitle } from '../../kit/page/Part';
import { LoadFailed } from '../../kit/ui/LoadFailed';
import { useGetPolicyReportsQuery, type PolicyReports } from './api';

type Report = PolicyReports['reports'][number];

const columns: readonly Column<Report>[] = [
  { id: 'area', head: 'Part of the site', bare: true, cell: ({ area }) => <b>{area}</b> },
  { id: 'blocked', head: 'Blocked', cell: ({ blocked, directive }) => `${blocked} (${directive})` },
  { id: 'count', head: 'Count', cell: ({ count }) => count },
  { id: 'lastSeen', head: 'Last seen', cell: ({ lastSeen }) => formatDate(lastSeen) },
];

/** Reports of content that browsers have blocked on our pages: from an extension of a visitor, or an attack. */
export function Refused() {
  const { data, error, isFetching, refetch } = useGetPolicyReportsQuery(undefined, {
    refetchOnMountOrArgChange: 60,
  });
  return (
    <Part aria-labelledby="refused">
      <PartTitle id="refused">Blocked by browsers</PartTitle>
      {data && data.reports.length > 0 ? (
        <>
          <Text size="small" muted>
            Pages declare what they may load and run. Browsers block anything else and report it. Single
            reports usually come from browser extensions; report frequent ones to the site’s developers.
          </Text>
          <Table
            caption="Blocked in the last 30 days"
            columns={columns}
            rows={data.reports}
            rowKey={({ area, blocked, directive }) => `${area} ${blocked} ${directive}`}
            dense
          />
        </>
      ) : data ? (
        <EmptyState title="Nothing was blocked in the last 30 days">
          Browsers report here what they blocked on our pages.
        </EmptyState>
      ) : error ? (
        <LoadFailed title="The reports could not be loaded" result={{ error, isFetching, refetch }} />
      ) : (
        <Loading label="Loading the reports">
          <Skeleton height={160} />
        </Loading>
      )}
    </Part>
  );
}
