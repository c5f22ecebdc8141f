import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { useShell } from '@school/shared';
import type { OpenRecord } from '@school/shared/staff';
import { Status } from '@school/shared/staff/ui';
import { color, size, space } from '@school/shared/theme';
import { Notice } from '@school/shared/ui';
import { readHangingAnew, useWatchRecordQuery } from './api';
import { ConflictDialog } from './ConflictDialog';
import { forgetSeen, noteSeen } from '../versions/seenVersions';
import { presenceText } from './messages';

/** Milliseconds until a failed refetch is repeated. */
const RETRY_MS = 10_000;

interface Props {
  readonly record: OpenRecord;
  /** Singular name: 'donation'. */
  readonly what: string;
  /** Refetches the record; the result is at least as new as the request. */
  readonly refetch: () => PromiseLike<{ readonly isError: boolean }>;
  /** Whether unsaved input replaces its values. */
  readonly isTyped?: boolean;
}

/**
 * Shows who else has a record open, refetches it after each change of a colleague, and asks which version
 * counts after a conflict.
 */
export function Together({ record, what, refetch, isTyped = false }: Props) {
  const { kind, id, parts } = record;
  const { store } = useShell();
  const { data: live } = useWatchRecordQuery({ kind, id });
  const news = live?.data;
  const [noted, setNoted] = useState('');
  const [changedBy, setChangedBy] = useState('');
  const partKeys = parts?.join(' ') ?? '';

  const readAnew = useEffectEvent(() => {
    if (noted !== '') void store().then(({ dispatch }) => dispatch(readHangingAnew()));
    return refetch();
  });
  const settle = useEffectEvent((version: string) => {
    noteSeen(record, version);
    if (noted !== '') setChangedBy(news?.isOwnChange ? '' : (news?.changedBy ?? 'A payment or a visitor'));
    setNoted(version);
  });
  const version = news?.version;
  const isGone = news?.isGone ?? false;
  useEffect(() => {
    if (version === undefined || isGone) return;
    let isNewest = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const read = () =>
      void readAnew().then(({ isError }) => {
        if (!isNewest) return;
        // The failed version is not visible, so it is not noted.
        if (isError) again = setTimeout(read, RETRY_MS);
        else settle(version);
      });
    read();
    return () => {
      isNewest = false;
      clearTimeout(again);
    };
  }, [version, isGone]);
  const renote = useEffectEvent(() => {
    if (noted !== '') noteSeen(record, noted);
  });
  useEffect(() => renote(), [partKeys]);
  useEffect(() => () => forgetSeen({ kind, id }), [kind, id]);

  return (
    <>
      {isGone && (
        <Notice tone="error" title={`This ${what} was deleted`} live>
          You see the last known version. It can no longer be changed.
        </Notice>
      )}
      <Line role="status">
        {live?.state === 'retrying' && (
          <Status kind="returned">Disconnected from live updates, reconnecting</Status>
        )}
        {!isGone && news && news.here.length > 0 && <Status kind="live">{presenceText(news.here)}</Status>}
        {!isGone && changedBy !== '' && (
          <span>
            {changedBy} has changed it; {isTyped ? 'your text is kept' : 'you see the current version'}.
          </span>
        )}
      </Line>
      <ConflictDialog what={what} record={record} newest={noted} />
    </>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  font-size: ${size.small};
  color: ${color.muted};
  /* The place is kept: what stands below is about to be pressed. */
  min-height: calc(1.4em + ${space.s4});
  padding-bottom: ${space.s4};
`;
