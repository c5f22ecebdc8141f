import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '../core/errors';
import { idInKey, isKeyOf, privateKey, type Keyed } from '../core/privateKey';
import type { SignedTokens } from '../core/signedTokens';
import type { ServiceContext } from '../db/context';
import type { Holding } from './holding';

type WaitingColumn = 'id' | 'submissionKey' | 'place' | 'email' | 'state' | 'joinedAt';

/** The columns of a waiting list's table that this folder uses. */
export type WaitingTable = PgTable & Record<WaitingColumn, PgColumn>;

/** The mails of a waiting list: a confirmation, and an offer. */
interface WaitingMail {
  about: 'waiting' | 'offer';
  waitingId: string;
}

/** A waiting list: the people on it are served before everyone else. */
export interface WaitingList<Table extends WaitingTable = WaitingTable> {
  table: Table;
  /** What is offered. */
  holding: Holding;
  /** Names the private links of its mails, such as `ticket`. */
  name: string;
  /** Duration of an offer, ms. */
  offerMs: number;
  /** The hold of the entry's offer. */
  holdId: PgColumn;
  /** Values that an entry stores when it gets an offer. */
  offered: (holdId: string, now: Date) => Partial<Table['$inferInsert']>;
  /** The state of an entry whose offer was used or is no longer needed. */
  used: Table['$inferSelect']['state'] & string;
  /** Queues a mail in the caller's transaction, once for each key. @returns whether it is new */
  queueMail: (context: ServiceContext, key: string, mail: WaitingMail) => Promise<boolean>;
  /** Returns whether an error means that the item is unavailable. */
  isRefusal: (error: unknown) => boolean;
}

/** The states that each transition may come from; all others are impossible. */
const moves = {
  offered: ['waiting'],
  left: ['waiting'],
  /** From `waiting` when the person found something without an offer. */
  used: ['waiting', 'offered'],
  lapsed: ['offered'],
} as const;

/**
 * Moves the entries whose state allows it.
 * @param which condition that selects the entries
 * @returns the number of moved entries
 */
export async function moveWaiting(
  { db }: Pick<ServiceContext, 'db'>,
  { table, used }: Pick<WaitingList, 'table' | 'used'>,
  to: keyof typeof moves,
  which: SQL | undefined,
  changes: object = {},
): Promise<number> {
  const moved = await db
    .update(table as PgTable)
    .set({ ...changes, state: to === 'used' ? used : to })
    .where(and(inArray(table.state, [...moves[to]]), which))
    .returning({ id: sql<string>`${table.id}` });
  return moved.length;
}

/**
 * Adds an entry at the end of the list. @returns its id, or undefined when its submission key is already on the list
 */
export async function addWaiting<Table extends WaitingTable>(
  { db, clock }: ServiceContext,
  { table }: Pick<WaitingList<Table>, 'table'>,
  values: Omit<Table['$inferInsert'], 'state' | 'joinedAt'>,
): Promise<string | undefined> {
  const [entry] = await db
    .insert(table as PgTable)
    .values({ ...values, state: 'waiting', joinedAt: clock.now() })
    .onConflictDoNothing({ target: table.submissionKey })
    .returning({ id: sql<string>`${table.id}` });
  return entry?.id;
}

/**
 * Adds a person to the list once and mails them, in the caller's transaction.
 * @param isSame condition for entries of the same person for the same item, apart from their email address
 * @returns false when they are already on the list
 */
export async function joinList<Table extends WaitingTable>(
  context: ServiceContext,
  list: WaitingList<Table>,
  values: Omit<Table['$inferInsert'], 'state' | 'joinedAt'> & { email: string },
  isSame: SQL,
): Promise<boolean> {
  const { table } = list;
  const theirs = eq(sql`lower(${table.email})`, values.email.toLowerCase());
  if ((await context.db.$count(table, and(eq(table.state, 'waiting'), theirs, isSame))) > 0) return false;
  const id = await addWaiting(context, list, values);
  return id !== undefined && list.queueMail(context, `waiting:${id}`, { about: 'waiting', waitingId: id });
}

/** Removes a person from the list by the token of their mail. @throws not found for any other token */
export async function leaveList(
  context: Pick<ServiceContext, 'db'> & { signed: SignedTokens },
  list: WaitingList,
  token: string,
): Promise<void> {
  const id = idInKey(token);
  if (!id || !isKeyOf(context.signed, token, waitingKeyOf(list, id))) {
    throw notFound('This place on the waiting list');
  }
  await moveWaiting(context, list, 'left', eq(list.table.id, id));
}

/** Returns the token with which a person leaves the list. */
export const leavingToken = (signed: SignedTokens, list: Pick<WaitingList, 'name'>, id: string): string =>
  privateKey(signed, waitingKeyOf(list, id));

const waitingKeyOf = ({ name }: Pick<WaitingList, 'name'>, id: string): Keyed => ({
  use: `${name}-waiting`,
  id,
  version: 1,
});

/**
 * Returns the waiting entries in order, and locks them until the caller's transaction ends.
 * @param skipLocked leaves out entries to which another transaction is making an offer
 */
export async function lockWaiting<Table extends WaitingTable>(
  { db }: Pick<ServiceContext, 'db'>,
  { table }: Pick<WaitingList<Table>, 'table'>,
  { which, skipLocked = false }: { which?: SQL; skipLocked?: boolean } = {},
): Promise<Table['$inferSelect'][]> {
  return db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.state, 'waiting'), which))
    .orderBy(asc(table.place))
    .for('update', skipLocked ? { skipLocked } : {});
}
