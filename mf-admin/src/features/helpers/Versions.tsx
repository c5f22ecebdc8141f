import { formatDate } from '@school/shared/format';
import { EmptyState, Loading, Skeleton, Table, Text, type Column } from '@school/shared/ui';
import { DateTime } from '../../kit/detail/parts';
import { Part, PartTitle } from '../../kit/page/Part';
import { LoadFailed } from '../../kit/ui/LoadFailed';
import { useGetPageVersionsQuery, type PageVersions } from './api';

type Version = PageVersions['versions'][number];

const columns: readonly Column<Version>[] = [
  { id: 'app', head: 'App', bare: true, cell: ({ app }) => <b>{app}</b> },
  { id: 'version', head: 'Version', cell: ({ version }) => version.slice(0, 7) || '–' },
  { id: 'since', head: 'First request', cell: ({ since }) => formatDate(since) },
  { id: 'lastAt', head: 'Last request', cell: ({ lastAt }) => <DateTime value={lastAt} /> },
  { id: 'today', head: 'Today', cell: ({ today }) => today },
];

/** The versions of apps that still send requests: those of open tabs stay in use after a deploy. */
export function Versions() {
  const { data, error, isFetching, refetch } = useGetPageVersionsQuery(undefined, {
    refetchOnMountOrArgChange: 60,
  });
  return (
    <Part aria-labelledby="versions">
      <PartTitle id="versions">Versions in use</PartTitle>
      {data && data.versions.length > 0 ? (
        <>
          <Text size="small" muted>
            Tabs that were opened before a deploy keep their version. Requests are counted by version, without
            visitors.
          </Text>
          <Table
            caption="Versions that sent requests in the last 30 days"
            columns={columns}
            rows={data.versions}
            rowKey={({ app, version }) => `${app} ${version}`}
            dense
          />
        </>
      ) : data ? (
        <EmptyState title="No requests in the last 30 days">
          Pages that request data appear here with their version.
        </EmptyState>
      ) : error ? (
        <LoadFailed title="The versions could not be loaded" result={{ error, isFetching, refetch }} />
      ) : (
        <Loading label="Loading the versions">
          <Skeleton height={160} />
        </Loading>
      )}
    </Part>
  );
}
