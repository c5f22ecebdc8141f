/** An effect, as its handler gets it. */
interface QueuedEffect {
  /** The same at each attempt, so that a handler can make its work repeatable. */
  id: string;
  key: string;
  payload: unknown;
  createdAt: Date;
}

/**
 * Runs effects of one kind. A failure is retried later; a `PermanentFailure` never, a `KeepTrying` until it succeeds.
 */
export type EffectHandler = (effect: QueuedEffect) => Promise<void>;
