import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '../core/errors';
import { idInKey, isKeyOf, privateKey, type Keyed } from '../core/privateKey';
import type { SignedTokens } from '../core/signedTokens';
import type { ServiceContext } from '../db/context';
import type { Holding } from './holding';

type WaitingColumn = 'id' | 'submissionKey' | 'place' | 'email' | 'state' | 'joinedAt';

/** A table of people who wait, as far as this folder uses it. */
export type WaitingTable = PgTable & Record<WaitingColumn, PgColumn>;

/** The mails of a waiting list: that a person is on it, and that something is offered to them. */
interface WaitingMail {
  about: 'waiting' | 'offer';
  waitingId: string;
}

/** A waiting list: those on it have their turn before everybody else. */
export interface WaitingList<Table extends WaitingTable = WaitingTable> {
  table: Table;
  /** What is offered. */
  holding: Holding;
  /** Names the private links of its mails, such as `ticket`. */
  name: string;
  /** For how long an offer is kept, in ms. */
  offerMs: number;
  /** The hold of the offer that a person got. */
  holdId: PgColumn;
  /** What an entry stores when it gets an offer. */
  offered: (holdId: string, now: Date) => Partial<Table['$inferInsert']>;
  /** The state of an entry whose offer was used, or that needs none any more. */
  used: Table['$inferSelect']['state'] & string;
  /** Queues a mail, in the caller's transaction; what has the same key is sent once. @returns whether it is new */
  queueMail: (context: ServiceContext, key: string, mail: WaitingMail) => Promise<boolean>;
  /** Whether an error says that what was to be offered cannot be had. */
  isRefusal: (error: unknown) => boolean;
}

/** Where an entry can go, and from which states; what is not here never happens. */
const moves = {
  offered: ['waiting'],
  left: ['waiting'],
  /** Also of those who found something by themselves. */
  used: ['waiting', 'offered'],
  lapsed: ['offered'],
} as const;

/**
 * Moves those of the entries that can go there.
 * @param which which entries are meant
 * @returns how many it moved
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

/** Puts an entry at the end of the list. @returns its id, or undefined when its submission key is on the list already */
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
 * Puts a person on the list once and mails them, in the caller's transaction.
 * @param isSame which entries are of the same person for the same thing, apart from their e-mail address
 * @returns false when they are on the list already
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

/** Takes a person off the list, by the token of their mail. @throws not found for any other */
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

/** The token by which a person leaves the list. */
export const leavingToken = (signed: SignedTokens, list: Pick<WaitingList, 'name'>, id: string): string =>
  privateKey(signed, waitingKeyOf(list, id));

const waitingKeyOf = ({ name }: Pick<WaitingList, 'name'>, id: string): Keyed => ({
  use: `${name}-waiting`,
  id,
  version: 1,
});

/**
 * Returns those who wait, in order, and locks their entries until the caller's transaction is over.
 * @param skipLocked leaves out those to whom another transaction is offering something
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
