import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { color, space } from '@school/shared/theme';
import { Button, Cluster, Loading, SkeletonText, Text } from '@school/shared/ui';
import { useListStaffAccountsQuery } from '../accounts/api';
import { DateTime } from '../detail/parts';
import { TopDialog } from '../ui/TopDialog';
import { canSettle, openConflict, type Conflict } from '../versions/conflicts';
import type { OpenRecord } from '../versions/seenVersions';
import { useListRecordChangesQuery, type AdminListRecordChangesApiArg } from './api';
import { changeText, wishTexts } from './messages';

interface Props {
  readonly what: string;
  readonly record: OpenRecord;
  /** The version that is on the screen. */
  readonly newest: string;
}

/** Asks which of two versions counts, as long as its record is open. */
export function ConflictDialog({ what, record, newest }: Props) {
  const conflict = useSyncExternalStore(openConflict.subscribe, openConflict.get);
  useEffect(canSettle, []);
  if (conflict?.record.id !== record.id) return null;
  return <Versions {...{ what, conflict, newest }} />;
}

interface VersionsProps {
  readonly what: string;
  readonly conflict: Conflict;
  readonly newest: string;
}

function Versions({ what, conflict: { record, since, wish, decide }, newest }: VersionsProps) {
  const { kind, id } = record;
  const arg = { kind, id, since } as AdminListRecordChangesApiArg;
  const { data: changes, isError } = useListRecordChangesQuery(arg, { refetchOnMountOrArgChange: true });
  const { data: accounts } = useListStaffAccountsQuery();
  const wishes = wishTexts(wish, accounts);
  return (
    <TopDialog title={`Somebody else has changed this ${what}`}>
      <Text>Nothing of yours was saved yet. Choose which of the two counts.</Text>
      <Both>
        <section aria-label="As it is now">
          <h3>As it is now</h3>
          {changes ? (
            <ul>
              {changes.map((change, nth) => (
                <li key={nth}>
                  {changeText(change)}
                  <small>
                    {change.by}, <DateTime value={change.at} />
                  </small>
                </li>
              ))}
              {changes.length === 0 && (
                <li>Changed by a visitor or by a payment. It stands behind this window.</li>
              )}
            </ul>
          ) : isError ? (
            <p>What changed could not be read. It stands behind this window.</p>
          ) : (
            <Loading label="Reading what changed">
              <SkeletonText lines={2} />
            </Loading>
          )}
        </section>
        <section aria-label="What you wanted">
          <h3>What you wanted</h3>
          <ul>
            {wishes.length === 0 ? (
              <li>What you have just pressed</li>
            ) : (
              wishes.map((one) => <li key={one}>{one}</li>)
            )}
          </ul>
        </section>
      </Both>
      <Cluster gap="s3">
        <Button tone="ink" onClick={() => decide(false)}>
          Leave it as it is now
        </Button>
        <Button tone="line" busy={newest === since} busyLabel="One moment" onClick={() => decide(true)}>
          Save mine all the same
        </Button>
      </Cluster>
    </TopDialog>
  );
}

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space.s4};
  > section {
    display: grid;
    gap: ${space.s2};
    align-content: start;
    min-width: 0;
    overflow-wrap: anywhere;
    padding: ${space.s4};
    border: 1px solid ${color.rule};
  }
  h3 {
    font-weight: 700;
  }
  ul {
    display: grid;
    gap: ${space.s2};
  }
  small {
    display: block;
    color: ${color.muted};
  }
`;
