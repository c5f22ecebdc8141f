import { messageOfApiError } from '@school/shared/api';
import { readRefusal } from '@school/shared/form';
import { isUnanswered } from '../../../kit/offline/isUnanswered';
import type { GivenScore, KeptScore } from './keptScore';
import type { ScoreStore } from './scoreStore';

interface School {
  /** Gives a score. @returns it as the school has it; rejects with what the API client throws */
  readonly give: (score: KeptScore) => Promise<GivenScore | null>;
  /** One's own score as the school has it. */
  readonly read: (score: KeptScore) => Promise<GivenScore | null>;
}

/**
 * Sends what waits, the oldest first. What the school has leaves the device; where it did not answer, this and all after it
 * stay for the next try. A score that was changed on another device waits for somebody to choose.
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

/** A score that was written on while it was sent stays, and goes on from what the school has now. */
function settle(store: ScoreStore, sent: KeptScore, given: GivenScore | null): void {
  const now = store.of(sent);
  if (now && now.changedAt !== sent.changedAt)
    store.keep({ ...now, revision: given?.revision ?? now.revision });
  else store.drop(sent);
}

async function refused(score: KeptScore, error: unknown, school: School): Promise<KeptScore> {
  const fields = readRefusal(error)?.fields ?? [];
  if (fields.some(({ field }) => field === 'revision')) {
    // Without an answer it goes on waiting, and the next try asks again.
    const other = await school.read(score).catch(() => undefined);
    return other ? { ...score, state: 'conflict', other } : score;
  }
  return { ...score, state: 'refused', problem: fields[0]?.message ?? messageOfApiError(error) };
}
