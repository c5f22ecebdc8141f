import { Status, type StatusKind } from '@school/shared/staff/ui';
import type { LiveState } from './liveState';

const SIGNS: Readonly<Record<LiveState, readonly [StatusKind, string]>> = {
  opening: ['progress', 'Connecting'],
  live: ['live', 'Live'],
  retrying: ['returned', 'Disconnected, reconnecting'],
  refused: ['withdrawn', 'Not live'],
};

/** Shows whether the numbers are live. */
export function LiveStatus({ state }: { readonly state: LiveState }) {
  const [kind, label] = SIGNS[state];
  return (
    <span role="status">
      <Status kind={kind}>{label}</Status>
    </span>
  );
}
