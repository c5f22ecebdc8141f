import { useCallback, useEffect, useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { ErrorState, Loading, Skeleton, Table, Text, type Column } from '@school/shared/ui';
import { DateTime } from '../../../kit/detail/parts';
import { Part, PartTitle } from '../../../kit/page/Part';
import { fetchDeploys, type Deploy } from './fetchDeploys';

const columns: readonly Column<Deploy>[] = [
  { id: 'at', head: 'When', bare: true, cell: ({ at }) => (at ? <DateTime value={at} /> : 'unknown') },
  { id: 'by', head: 'Who', cell: ({ by }) => by ?? 'unknown' },
  {
    id: 'what',
    head: 'What',
    cell: ({ changes, notes = [] }) => (
      <ul>
        {changes.map((change) => (
          <li key={change.app}>{describeChange(change)}</li>
        ))}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    ),
  },
];

/** The deploys: who has deployed which version of which app. */
export function Deploys() {
  const { deploys, problem, isFetching, retry } = useDeploys();
  return (
    <Part aria-labelledby="deploys">
      <PartTitle id="deploys">Deploys</PartTitle>
      {deploys ? (
        <>
          <Text size="small" muted>
            Recent deploys and rollbacks of each part of the site. The name comes from the machine that
            deployed it.
          </Text>
          <Table
            caption="Deploys"
            columns={columns}
            rows={deploys}
            rowKey={({ revision }) => String(revision)}
            dense
          />
        </>
      ) : problem !== undefined ? (
        <ErrorState
          title="The deploys could not be loaded"
          message={problem}
          busy={isFetching}
          onRetry={retry}
        />
      ) : (
        <Loading label="Loading the deploys">
          <Skeleton height={200} />
        </Loading>
      )}
    </Part>
  );
}

const short = (version: string) => version.slice(0, 7);

/** The change of one app, as text. */
function describeChange({ app, from, to }: Deploy['changes'][number]): string {
  if (to === null) return `${app} removed`;
  return from === null ? `${app} ${short(to)}, first deploy` : `${app} ${short(from)} to ${short(to)}`;
}

interface Asked {
  readonly deploys?: readonly Deploy[];
  readonly problem?: string;
}

/** Loads the deploys from the site. */
function useDeploys(): Asked & { readonly isFetching: boolean; readonly retry: () => void } {
  const { auth } = useShell();
  const [asked, setAsked] = useState<Asked>({});
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState(-1);

  useEffect(() => {
    const leaving = new AbortController();
    auth
      .accessToken()
      .then((token) => fetchDeploys(token, leaving.signal))
      .then(
        (deploys) => setAsked({ deploys }),
        (error: unknown) => !leaving.signal.aborted && setAsked({ problem: messageOf(error) }),
      )
      .finally(() => !leaving.signal.aborted && setDone(attempt));
    return () => leaving.abort();
  }, [auth, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...asked, isFetching: done !== attempt, retry };
}
