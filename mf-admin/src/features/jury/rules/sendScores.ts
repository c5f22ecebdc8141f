import { messageOfApiError } from '@school/shared/api';
import { readRefusal } from '@school/shared/form';
import { isUnanswered } from '../../../kit/offline/isUnanswered';
import type { GivenScore, StoredScore } from './storedScore';
import type { ScoreStore } from './scoreStore';

interface School {
  /** Submits a score. @returns it as the API has it; rejects with the error of the API client */
  readonly give: (score: StoredScore) => Promise<GivenScore | null>;
  /** Reads one's own score from the API. */
  readonly read: (score: StoredScore) => Promise<GivenScore | null>;
}

/**
 * Sends pending scores, oldest first. Accepted ones are removed; without a response, this and all later
 * ones stay for the next try. A score that was changed on another device waits for a choice.
 */
export async function sendScores(store: ScoreStore, school: School): Promise<void> {
  for (const score of store.all().filter(({ state }) => state === 'waiting')) {
    try {
      settle(store, score, await school.give(score));
    } catch (error) {
      if (isUnanswered(error)) return;
      store.keep(await refused(score, error, school));
    }
  }
}

/** Keeps a score that was edited while it was sent, based on the accepted revision. */
function settle(store: ScoreStore, sent: StoredScore, given: GivenScore | null): void {
  const now = store.of(sent);
  if (now && now.changedAt !== sent.changedAt)
    store.keep({ ...now, revision: given?.revision ?? now.revision });
  else store.drop(sent);
}

async function refused(score: StoredScore, error: unknown, school: School): Promise<StoredScore> {
  const fields = readRefusal(error)?.fields ?? [];
  if (fields.some(({ field }) => field === 'revision')) {
    // Without a response it stays pending, and the next try asks again.
    const other = await school.read(score).catch(() => undefined);
    return other ? { ...score, state: 'conflict', other } : score;
  }
  return { ...score, state: 'refused', problem: fields[0]?.message ?? messageOfApiError(error) };
}
