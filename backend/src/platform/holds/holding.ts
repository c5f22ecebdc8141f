import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type HoldColumn =
  | 'id'
  | 'state'
  | 'tokenDigest'
  | 'addressDigest'
  | 'networkDigests'
  | 'createdAt'
  | 'expiresAt'
  | 'endedAt';

/** A table of holds, as far as this folder uses it. */
export type HoldTable = PgTable & Record<HoldColumn, PgColumn>;

/** What one feature holds, and for how long. */
export interface Holding {
  table: HoldTable;
  /** Keeps the locks of its tokens apart from those of other features. */
  tokenSpace: 1 | 2;
  /** The state of a hold that runs out by itself; it stays so after its time until someone ends it. */
  held: string;
  /** All states in which a hold keeps what it holds. */
  keeping: readonly string[];
  /**
   * Whether the payment for a hold is under way; it may name the hold. In parentheses of its own, because Drizzle takes
   * the tables' names off the columns of an expression that is selected from one table.
   */
  isPaymentPending: SQL<boolean>;
  /** For how long something is held, in ms. */
  holdMs: number;
  /** The least time that a person who goes on to pay has for it, in ms. */
  payingMs: number;
  /** Beyond this from the beginning, going on to pay brings no more time, in ms: repeating it holds nothing for ever. */
  longestMs: number;
}

/** When a hold that begins now was made, and when its time is over. */
export const lasting = (now: Date, ms: number): { createdAt: Date; expiresAt: Date } => ({
  createdAt: now,
  expiresAt: new Date(now.getTime() + ms),
});
