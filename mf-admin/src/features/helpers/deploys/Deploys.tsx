import { DateTime } from '@school/shared/staff/detail';
import { ErrorState, type Column } from '@school/shared/ui';
import { TablePart } from '../TablePart';
import type { Deploy, Preview } from './fetchDeploys';
import type { AskedDeploys } from './useDeploys';

const columns: readonly Column<Deploy>[] = [
  { id: 'at', head: 'When', bare: true, cell: ({ at }) => (at ? <DateTime value={at} /> : 'unknown') },
  { id: 'by', head: 'Who', cell: ({ by }) => by ?? 'unknown' },
  {
    id: 'what',
    head: 'What',
    cell: ({ changes, notes = [] }) => (
      <ul>
        {[...changes.map(describeChange), ...notes].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  },
];

const previewColumns: readonly Column<Preview>[] = [
  { id: 'name', head: 'Preview', bare: true, cell: ({ name, address }) => <a href={address}>{name}</a> },
  { id: 'what', head: 'What', cell: ({ app, version }) => `${app} ${short(version)}` },
  { id: 'by', head: 'Who', cell: ({ by }) => by ?? 'unknown' },
  { id: 'until', head: 'Until', cell: ({ expiresAt }) => <DateTime value={expiresAt} /> },
];

/** The deploys and previews: who has deployed which version of which app. */
export function Deploys({ deploys, previews = [], problem, isFetching, retry }: AskedDeploys) {
  return (
    <>
      <TablePart
        id="deploys"
        title="Deploys"
        about="Recent deploys and rollbacks of each part of the site. The name comes from the machine that deployed it."
        caption="Deploys"
        columns={columns}
        rows={deploys}
        rowKey={({ revision }) => String(revision)}
        failure={
          problem !== undefined && (
            <ErrorState
              title="The deploys could not be loaded"
              message={problem}
              busy={isFetching}
              onRetry={retry}
            />
          )
        }
        loading="Loading the deploys"
      />
      {previews.length > 0 && (
        <TablePart
          id="previews"
          title="Previews"
          about="Versions that only your own browser shows, after you have opened one here."
          caption="Previews"
          columns={previewColumns}
          rows={previews}
          rowKey={({ name }) => name}
          failure={undefined}
          loading=""
        />
      )}
    </>
  );
}

const short = (version: string) => version.slice(0, 7);

/** The change of one app, as text. */
function describeChange({ app, from, to }: Deploy['changes'][number]): string {
  if (to === null) return `${app} removed`;
  return from === null ? `${app} ${short(to)}, first deploy` : `${app} ${short(from)} to ${short(to)}`;
}
