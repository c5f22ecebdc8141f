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

/** The columns of a table of holds that this folder uses. */
export type HoldTable = PgTable & Record<HoldColumn, PgColumn>;

/** What one feature holds, and for how long. */
export interface Holding {
  table: HoldTable;
  /** Separates the locks of its tokens from those of other features. */
  tokenSpace: 1 | 2;
  /** The state of a hold that expires by time. It keeps this state after its time until it is ended. */
  held: string;
  /** All states in which a hold reserves its contents. */
  keeping: readonly string[];
  /**
   * Whether the payment for a hold is under way; it may name the hold. In its own parentheses, because Drizzle strips
   * the tables' names from the columns of an expression that is selected from one table.
   */
  isPaymentPending: SQL<boolean>;
  /** Duration of a hold, ms. */
  holdMs: number;
  /** Minimum time for paying, ms. */
  payingMs: number;
  /** Limit from the beginning of the hold, ms: repeated extensions cannot hold anything for ever. */
  longestMs: number;
}

/** Returns the beginning and the end of a hold that begins now. */
export const lasting = (now: Date, ms: number): { createdAt: Date; expiresAt: Date } => ({
  createdAt: now,
  expiresAt: new Date(now.getTime() + ms),
});
