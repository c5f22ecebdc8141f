import { deviceStore, hasAll } from '../../../kit/offline/deviceStore';
import type { KeptScore } from './keptScore';

const PREFIX = 'school:jury-score:';

type Place = Pick<KeptScore, 'entryId' | 'round'>;

/** What a device keeps for one judge. */
export interface ScoreStore {
  /** All, the oldest first. */
  readonly all: () => KeptScore[];
  readonly of: (place: Place) => KeptScore | undefined;
  readonly keep: (score: KeptScore) => void;
  readonly drop: (place: Place) => void;
  /** Whether the device has taken everything so far; otherwise it lasts only as long as the page. */
  readonly isKept: () => boolean;
}

/**
 * Keeps scores on the device until the school has them. Each has a place of its own, so that two tabs do not overwrite each
 * other's, and so has each judge: on a tablet that is handed on, nobody sends what another has written.
 */
export function scoreStore(judge: string, storage?: () => Storage): ScoreStore {
  const device = deviceStore(storage);
  const own = `${PREFIX}${judge}:`;
  const keyOf = ({ round, entryId }: Place) => `${own}${round}:${entryId}`;
  return {
    all: () =>
      device
        .keys(own)
        .map((key) => device.read(key))
        .filter(isScore)
        .sort((a, b) => a.changedAt.localeCompare(b.changedAt)),
    of: (place) => {
      const kept = device.read(keyOf(place));
      return isScore(kept) ? kept : undefined;
    },
    keep: (score) => device.write(keyOf(score), score),
    drop: (place) => device.drop(keyOf(place)),
    isKept: device.isKept,
  };
}

const isScore = (value: unknown): value is KeptScore =>
  hasAll(value, 'entryId', 'round', 'number', 'points', 'words', 'revision', 'state', 'changedAt');

/** Whether an event of the browser's storage is about scores. */
export const isAboutScores = ({ key }: Pick<StorageEvent, 'key'>): boolean => key?.startsWith(PREFIX) ?? true;
