import { formatDate } from '@school/shared/format';
import { DateTime } from '@school/shared/staff/detail';
import { LoadFailed } from '@school/shared/staff/ui';
import { EmptyState, type Column } from '@school/shared/ui';
import { useGetPageVersionsQuery, type PageVersions } from './api';
import { TablePart } from './TablePart';

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
  const query = useGetPageVersionsQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const { data, error } = query;
  return (
    <TablePart
      id="versions"
      title="Versions in use"
      about="Tabs that were opened before a deploy keep their version. Requests are counted by version, without visitors."
      caption="Versions that sent requests in the last 30 days"
      columns={columns}
      rows={data?.versions}
      rowKey={({ app, version }) => `${app} ${version}`}
      empty={
        <EmptyState title="No requests in the last 30 days">
          Pages that request data appear here with their version.
        </EmptyState>
      }
      failure={error && <LoadFailed title="The versions could not be loaded" result={query} />}
      loading="Loading the versions"
    />
  );
}
