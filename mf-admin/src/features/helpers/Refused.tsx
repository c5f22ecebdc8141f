import { formatDate } from '@school/shared/format';
import { EmptyState, Loading, Skeleton, Table, Text, type Column } from '@school/shared/ui';
import { Part, PartTitle } from '../../kit/page/Part';
import { LoadFailed } from '../../kit/ui/LoadFailed';
import { useGetPolicyReportsQuery, type PolicyReports } from './api';

type Report = PolicyReports['reports'][number];

const columns: readonly Column<Report>[] = [
  { id: 'area', head: 'Part of the site', bare: true, cell: ({ area }) => <b>{area}</b> },
  { id: 'blocked', head: 'What was refused', cell: ({ blocked, directive }) => `${blocked} (${directive})` },
  { id: 'count', head: 'Times', cell: ({ count }) => count },
  { id: 'lastSeen', head: 'Last', cell: ({ lastSeen }) => formatDate(lastSeen) },
];

/** Reports of content that browsers have blocked on our pages: from an extension of a visitor, or an attack. */
export function Refused() {
  const { data, error, isFetching, refetch } = useGetPolicyReportsQuery(undefined, {
    refetchOnMountOrArgChange: 60,
  });
  return (
    <Part aria-labelledby="refused">
      <PartTitle id="refused">Refused by browsers</PartTitle>
      {data && data.reports.length > 0 ? (
        <>
          <Text size="small" muted>
            Pages say what they may load and run; browsers refuse anything else and report it. A few lines are
            extensions of visitors. One that many visits have is for anyone who looks after the site.
          </Text>
          <Table
            caption="Refused in the last 30 days"
            columns={columns}
            rows={data.reports}
            rowKey={({ area, blocked, directive }) => `${area} ${blocked} ${directive}`}
            dense
          />
        </>
      ) : data ? (
        <EmptyState title="Nothing was refused in the last 30 days">
          Browsers report here what pages tried and were not allowed.
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
