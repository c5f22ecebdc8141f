import styled from 'styled-components';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { DateTime } from '@school/shared/staff/detail';
import { Part, PartTitle } from '@school/shared/staff/page';
import { LoadFailed, Status } from '@school/shared/staff/ui';
import { color, space } from '@school/shared/theme';
import { Button, Loading, Skeleton, Text } from '@school/shared/ui';
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from './api';

/** Where one is signed in, and the way out of each place. */
export function Sessions() {
  const { toast } = useShell();
  const sessions = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const rows = sessions.data ?? [];

  async function end(what: Promise<unknown>, done: string): Promise<void> {
    try {
      await what;
      toast.add(done, { type: 'success' });
    } catch (error) {
      toast.add(`Nothing was signed out. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Part aria-labelledby="sessions">
      <PartTitle id="sessions">Signed-in devices</PartTitle>
      {sessions.isError ? (
        <LoadFailed title="The list could not be loaded" result={sessions} />
      ) : !sessions.data ? (
        <Loading label="Loading your devices">
          <Skeleton height={120} />
        </Loading>
      ) : rows.length === 0 ? (
        <Text>The sign-in service does not distinguish between devices.</Text>
      ) : (
        <List>
          {rows.map(({ id, device, seenAt, startedAt, isThis }) => (
            <li key={id}>
              <div>
                <b>{device}</b>
                {isThis && <Status kind="live">This device</Status>}
                <small>
                  Last used <DateTime value={seenAt} />, since <DateTime value={startedAt} />
                </small>
              </div>
              {!isThis && (
                <Button
                  tone="line"
                  size="s"
                  busy={one.isLoading && one.originalArgs?.id === id}
                  busyLabel="Signing out"
                  onClick={() => void end(endOne({ id }).unwrap(), `${device} was signed out.`)}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
      {rows.length > 1 && (
        <div>
          <Button
            tone="ink"
            size="s"
            busy={others.isLoading}
            busyLabel="Signing out"
            onClick={() => void end(endOthers().unwrap(), 'All other devices were signed out.')}
          >
            Sign out all other devices
          </Button>
        </div>
      )}
    </Part>
  );
}

const List = styled.ul`
  display: grid;
  max-width: 720px;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s3};
    min-height: 68px;
    padding-block: ${space.s3};
    border-bottom: 1px solid ${color.rule};
  }
  > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${space.s3};
    flex: 1 1 240px;
    min-width: 0;
  }
  small {
    flex: 1 0 100%;
    color: ${color.muted};
  }
`;
