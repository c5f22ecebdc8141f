import { deviceStore, hasAll } from '../../../kit/offline/deviceStore';
import type { StoredScore } from './storedScore';

const PREFIX = 'school:jury-score:';

type Place = Pick<StoredScore, 'entryId' | 'round'>;

/** The storage of one juror's scores. */
export interface ScoreStore {
  /** Returns all scores, oldest first. */
  readonly all: () => StoredScore[];
  readonly of: (place: Place) => StoredScore | undefined;
  readonly keep: (score: StoredScore) => void;
  readonly drop: (place: Place) => void;
  /** Returns whether the device has stored everything so far; otherwise it is lost with the page. */
  readonly isKept: () => boolean;
}

/**
 * Stores scores on the device until the API has them. Each has its own key, so that two tabs do not
 * overwrite each other. Keys include the juror, so that nobody on a shared tablet sends another's scores.
 */
export function scoreStore(judge: string, storage?: () => Storage): ScoreStore {
  const device = deviceStore(storage);
  const own = `${PREFIX}${judge}:`;
  const keyOf = ({ round, entryId }: Place) => `${own}${round}:${entryId}`;
  return {
    all: () =>
      device
        .keys(own)
        .map((key) => renamed(device.read(key)))
        .filter(isScore)
        .sort((a, b) => a.changedAt.localeCompare(b.changedAt)),
    of: (place) => {
      const kept = renamed(device.read(keyOf(place)));
      return isScore(kept) ? kept : undefined;
    },
    keep: (score) => device.write(keyOf(score), score),
    drop: (place) => device.drop(keyOf(place)),
    isKept: device.isKept,
  };
}

/** Returns a stored score with the names of today: until 27 November 2026, a comment was called `words`. */
function renamed(value: unknown): unknown {
  if (hasAll(value, 'comment') || !hasAll(value, 'words')) return value;
  return { ...value, comment: value['words'] };
}

const isScore = (value: unknown): value is StoredScore =>
  hasAll(value, 'entryId', 'round', 'number', 'points', 'comment', 'revision', 'state', 'changedAt');

/** Returns whether a storage event is about scores. */
export const isAboutScores = ({ key }: Pick<StorageEvent, 'key'>): boolean => key?.startsWith(PREFIX) ?? true;
