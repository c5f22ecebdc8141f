import { DateTime } from '@school/shared/staff/detail';
import { LoadFailed } from '@school/shared/staff/ui';
import { EmptyState, type Column } from '@school/shared/ui';
import { formatMs } from '../../kit/ui/formatMs';
import { useListAppHealthQuery, type AppHealthList } from './api';
import type { Deploy } from './deploys/fetchDeploys';
import { TablePart } from './TablePart';

type Version = AppHealthList['apps'][number];

const time = (ms: number | null) => (ms === null ? '–' : formatMs(ms));
const percent = (share: number | null) => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);

const columnsWith = (deploys: readonly Deploy[]): readonly Column<Version>[] => [
  { id: 'app', head: 'App', bare: true, cell: ({ app }) => <b>{app}</b> },
  { id: 'version', head: 'Version', cell: ({ version }) => version.slice(0, 7) || '–' },
  {
    id: 'channel',
    head: 'Channel',
    cell: ({ channel }) => (channel === 'canary' ? 'Canary' : 'Current'),
  },
  { id: 'since', head: 'Since', cell: ({ since }) => <DateTime value={since} /> },
  { id: 'lastAt', head: 'Last seen', cell: ({ lastAt }) => <DateTime value={lastAt} /> },
  { id: 'by', head: 'Deployed by', cell: (version) => whoDeployed(deploys, version) ?? '–' },
  { id: 'visits', head: 'Visits', cell: ({ shown, failed }) => (shown + failed).toLocaleString('en') },
  { id: 'errors', head: 'Error rate', cell: ({ errorRate }) => percent(errorRate) },
  { id: 'load', head: 'Load time', cell: ({ loadP75 }) => time(loadP75) },
  { id: 'inp', head: 'Response to input', cell: ({ inpP75 }) => time(inpP75) },
];

interface Props {
  /** The known deploys, for who deployed a version. */
  readonly deploys: readonly Deploy[];
}

/** How the versions of apps run on the pages of visitors. */
export function AppHealth({ deploys }: Props) {
  const query = useListAppHealthQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const { data, error } = query;
  return (
    <TablePart
      id="app-health"
      title="How apps run"
      about="Counted by version on the pages of visitors, without anything about them. The error rate is the share of visits in which an app could not be shown or had an error. Three quarters of the visits had at most these times."
      caption="How versions of apps ran in the last 30 days"
      columns={columnsWith(deploys)}
      rows={data?.apps}
      rowKey={({ app, version, channel }) => `${app} ${version} ${channel}`}
      empty={
        <EmptyState title="No visits in the last 30 days">
          Apps appear here with their version when visitors have opened them.
        </EmptyState>
      }
      failure={error && <LoadFailed title="The figures could not be loaded" result={query} />}
      loading="Loading how apps run"
    />
  );
}

/** Returns who deployed a version the last time, or began it as a canary, if that is among the known deploys. */
function whoDeployed(deploys: readonly Deploy[], { app, version }: Version): string | null | undefined {
  const deploy = deploys.find(
    ({ changes, canaries = [] }) =>
      changes.some((change) => change.app === app && change.to === version) ||
      canaries.some((canary) => canary.app === app && canary.version === version),
  );
  return deploy?.by;
}
