import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { OpenRecord } from '@school/shared/staff';
import { DateTime } from '@school/shared/staff/detail';
import { color, space } from '@school/shared/theme';
import { Button, Cluster, Loading, SkeletonText, Text } from '@school/shared/ui';
import { useListStaffAccountsQuery } from '../accounts/api';
import { TopDialog } from '../ui/TopDialog';
import { canSettle, openConflict, type Conflict } from '../versions/conflicts';
import { useListRecordChangesQuery, type AdminListRecordChangesApiArg } from './api';
import { changeText, requestTexts } from './messages';

interface Props {
  readonly what: string;
  readonly record: OpenRecord;
  /** The visible version. */
  readonly newest: string;
}

/** Asks which of two versions counts. */
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
  const wishes = requestTexts(wish, accounts);
  return (
    <TopDialog title={`Someone else has changed this ${what}`}>
      <Text>Your change was not saved yet. Choose which version counts.</Text>
      <Both>
        <section aria-label="Current version">
          <h3>Current version</h3>
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
                <li>Changed by a visitor or a payment. The current version is behind this window.</li>
              )}
            </ul>
          ) : isError ? (
            <p>The changes could not be loaded. The current version is behind this window.</p>
          ) : (
            <Loading label="Loading the changes">
              <SkeletonText lines={2} />
            </Loading>
          )}
        </section>
        <section aria-label="Your change">
          <h3>Your change</h3>
          <ul>
            {wishes.length === 0 ? (
              <li>The action you chose</li>
            ) : (
              wishes.map((one) => <li key={one}>{one}</li>)
            )}
          </ul>
        </section>
      </Both>
      <Cluster gap="s3">
        <Button tone="ink" onClick={() => decide(false)}>
          Keep current version
        </Button>
        <Button tone="line" busy={newest === since} busyLabel="One moment" onClick={() => decide(true)}>
          Save my change
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
