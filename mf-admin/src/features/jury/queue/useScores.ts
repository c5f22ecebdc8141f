import { useEffect, useState } from 'react';
import { useRetries } from '../../../kit/offline/useRetries';
import { useGiveJuryScoreMutation, useLazyGetJuryEntryQuery } from '../api';
import { allPoints, type StoredScore } from '../rules/storedScore';
import { isAboutScores, scoreStore } from '../rules/scoreStore';
import { sendScores } from '../rules/sendScores';

export interface Scores {
  readonly all: readonly StoredScore[];
  /** Stores a score; pending ones are sent as soon as possible. */
  readonly keep: (score: Omit<StoredScore, 'changedAt'>) => void;
  readonly drop: (score: Pick<StoredScore, 'entryId' | 'round'>) => void;
  /** Whether the device stores them. */
  readonly isKept: boolean;
}

/** Stores the scores of one juror on this device, and sends submitted ones. */
export function useScores(judge: string): Scores {
  const [store] = useState(() => scoreStore(judge));
  const [all, setAll] = useState(store.all);
  const [given, setGiven] = useState(0);
  const [give] = useGiveJuryScoreMutation();
  const [read] = useLazyGetJuryEntryQuery();
  const refresh = () => setAll(store.all());

  useRetries(async () => {
    await sendScores(store, {
      give: async (score) => {
        const points = allPoints(score.points);
        if (!points) throw new Error('A score that waits has points for every criterion');
        const { round, revision, entryId } = score;
        const comment = score.comment.trim() || undefined;
        return (await give({ entryId, juryScoreGiven: { round, points, comment, revision } }).unwrap()).score;
      },
      read: async ({ entryId }) => (await read({ entryId }).unwrap()).score,
    });
    refresh();
  }, given);

  // Another tab of this device may have changed or sent scores.
  useEffect(() => {
    const look = (event: StorageEvent) => isAboutScores(event) && setAll(store.all());
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [store]);

  return {
    all,
    keep: (score) => {
      store.keep({ ...score, changedAt: new Date().toISOString() });
      refresh();
      if (score.state === 'waiting') setGiven((count) => count + 1);
    },
    drop: (place) => {
      store.drop(place);
      refresh();
    },
    isKept: store.isKept(),
  };
}
