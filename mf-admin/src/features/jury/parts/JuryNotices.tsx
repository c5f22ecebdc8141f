import { Notice } from '@school/shared/ui';
import type { Scores } from '../queue/useScores';

interface Props {
  readonly scores: Scores;
  /** Scores not submitted to the API yet. */
  readonly waiting: number;
  readonly isOnline: boolean;
}

/** Warns the juror: offline, pending or rejected scores, or a device that cannot store. */
export function JuryNotices({ scores: { all, isKept }, waiting, isOnline }: Props) {
  const stuck = all.filter(({ state }) => state === 'conflict' || state === 'refused');
  const kept = waiting === 1 ? 'One unsent score' : `${waiting} unsent scores`;
  return (
    <>
      {!isOnline && (
        <Notice tone="warning" title="No network" live>
          You can continue. Scores are stored on this device and sent later. Keep this page open.
        </Notice>
      )}
      {waiting > 0 && (
        <Notice tone="info" title={`${kept} on this device`} live>
          {isOnline ? 'Sent as soon as the server responds.' : 'Sent when you are online again.'}
        </Notice>
      )}
      {stuck.length > 0 && (
        <Notice tone="error" title="Needs attention" live>
          {stuck.map(({ number }) => number).join(', ')}: the server rejected this score. Open the entry to
          see why.
        </Notice>
      )}
      {!isKept && (
        <Notice tone="warning" title="This device cannot store data" live>
          Unsent scores are lost if this page is closed or reloaded.
        </Notice>
      )}
    </>
  );
}
