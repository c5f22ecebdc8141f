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
  const kept = waiting === 1 ? 'One score waits' : `${waiting} scores wait`;
  return (
    <>
      {!isOnline && (
        <Notice tone="warning" title="There is no network" live>
          Go on: what you give is kept on this device and sent later. Keep this page open.
        </Notice>
      )}
      {waiting > 0 && (
        <Notice tone="info" title={`${kept} on this device`} live>
          {isOnline ? 'Sent as soon as the school answers.' : 'Sent when the network is back.'}
        </Notice>
      )}
      {stuck.length > 0 && (
        <Notice tone="error" title="Needs attention" live>
          {stuck.map(({ number }) => number).join(', ')}: the school did not take what waited here. Open it to
          see why.
        </Notice>
      )}
      {!isKept && (
        <Notice tone="warning" title="This device keeps nothing" live>
          What is not sent is lost when this page is closed or loaded anew.
        </Notice>
      )}
    </>
  );
}
