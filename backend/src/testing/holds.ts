import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../platform/db/context';
import { auditionBookings, auditionWaiting, outbox, ticketHolds, ticketWaiting } from '../platform/db/schema';
import { enqueue } from '../platform/outbox/enqueue';
import { lasting, type Holding, type HoldTable } from '../platform/holds/holding';
import type { WaitingList, WaitingTable } from '../platform/holds/waitingList';

const minute = 60_000;

/** Stands in for a pending payment: the hold has this token's digest. */
export const payingDigest = 'paying';

/** A feature with holds, on the tables of a real one, but with its own rules. */
interface HeldThings {
  holding: Holding;
  list: WaitingList;
  /** Columns of a hold, and of a list's entry, in addition to those of the core. */
  holdColumns: (nth: number) => object;
  waitingColumns: object;
}

/** Thrown by a test's own way of making a hold. */
export class Refused extends Error {}

function heldThings(
  table: HoldTable,
  states: Pick<Holding, 'held' | 'keeping' | 'tokenSpace'>,
  list: Pick<WaitingList, 'table' | 'name' | 'holdId' | 'offered' | 'used'>,
): Pick<HeldThings, 'holding' | 'list'> {
  const isPaymentPending: SQL<boolean> = sql`(${eq(table.tokenDigest, payingDigest)})`;
  const times = { holdMs: 30 * minute, payingMs: 10 * minute, longestMs: 60 * minute };
  const holding = { table, ...states, isPaymentPending, ...times };
  return {
    holding,
    list: {
      ...list,
      holding,
      offerMs: 6 * 60 * minute,
      queueMail: (context, key, payload) => enqueue(context, { kind: 'test', key, payload }),
      isRefusal: (error) => error instanceof Refused,
    },
  };
}

/** Both shapes in which holds and waiting lists are stored. */
export const shapes: readonly (readonly [string, HeldThings])[] = [
  [
    'tickets',
    {
      ...heldThings(
        ticketHolds,
        { held: 'active', keeping: ['active'], tokenSpace: 1 },
        {
          table: ticketWaiting,
          name: 'ticket',
          holdId: ticketWaiting.holdId,
          offered: (holdId, offeredAt) => ({ holdId, offeredAt }),
          used: 'bought',
        },
      ),
      holdColumns: () => ({ sale: 'public', selection: {} }),
      waitingColumns: { typeId: 'student', quantity: 1 },
    },
  ],
  [
    'audition slots',
    {
      ...heldThings(
        auditionBookings,
        { held: 'held', keeping: ['held', 'given'], tokenSpace: 2 },
        {
          table: auditionWaiting,
          name: 'audition',
          holdId: auditionWaiting.bookingId,
          offered: (bookingId) => ({ bookingId }),
          used: 'taken',
        },
      ),
      holdColumns: (nth) => ({ slotId: ['2025-10-11-0900', '2025-10-11-0920', '2025-10-11-0940'][nth % 3] }),
      waitingColumns: {},
    },
  ],
];

/** Makes holds of a shape, and reads their stored form. */
export function heldThingsIn(context: ServiceContext, { holding, list, holdColumns }: HeldThings) {
  let made = 0;
  const insertHold = async ({ db }: ServiceContext, values: object): Promise<string> => {
    made += 1;
    const row = { ...holdColumns(made), state: holding.held, ...values };
    const [hold] = await db
      .insert(holding.table as PgTable)
      .values(row)
      .returning({ id: sql<string>`${holding.table.id}` });
    return hold!.id;
  };
  return {
    insertHold,
    hold: (values: object = {}) =>
      insertHold(context, {
        tokenDigest: `token ${made}`,
        addressDigest: 'address',
        ...lasting(context.clock.now(), holding.holdMs),
        ...values,
      }),
    /** Returns the matching holds, by the digests of their tokens. */
    holdsThat: async (which: SQL | undefined) =>
      (
        await context.db
          .select({ digest: sql<string>`${holding.table.tokenDigest}` })
          .from(holding.table as PgTable)
          .where(which)
          .orderBy(holding.table.createdAt)
      ).map(({ digest }) => digest),
    holds: () =>
      context.db
        .select()
        .from(holding.table as PgTable)
        .orderBy(holding.table.createdAt),
    entries: async (table: WaitingTable = list.table) =>
      (
        await context.db
          .select({ name: sql<string>`name`, state: sql<string>`${table.state}` })
          .from(table as PgTable)
          .orderBy(table.place)
      ).map(({ name, state }) => `${name} ${state}`),
    mails: async () => (await context.db.select().from(outbox)).map(({ key }) => key),
  };
}
