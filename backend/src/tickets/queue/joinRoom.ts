import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { SignedTokens } from '../../platform/core/signedTokens';
import type { ServiceContext } from '../../platform/db/context';
import { ticketArrivals, ticketQueue, ticketSales } from '../../platform/db/schema';
import { hasQueueAt, isOpenAt } from '../sale/isOpenAt';
import { placeInKey, placeKey } from './placeKey';
import type { QueuePlace } from './queue.routes';
import { placeOf, readRoom, type Room } from './readRoom';

type Context = Pick<ServiceContext, 'db' | 'clock'> & { signed: SignedTokens };

/** Returns the place of a key. @throws not found, such as for a place of an earlier opening */
export async function readPlace(context: Context, key: string | undefined): Promise<QueuePlace> {
  const id = placeInKey(context.signed, key);
  const room = await readDrawn(context, id);
  if (!room) return OFF;
  if (!id || !room.arrival) throw notFound('This place in the waiting room');
  return { ...placeOf(room), key: placeKey(context.signed, id) };
}

/** Takes a place, unless the key has one that still counts. */
export async function joinRoom(context: Context, key: string | undefined): Promise<QueuePlace> {
  const id = placeInKey(context.signed, key);
  const room = await readDrawn(context, id);
  if (!room) return OFF;
  const isKept = room.arrival && placeOf(room).state !== 'over';
  return readPlace(context, placeKey(context.signed, isKept && id ? id : await arrive(context, room)));
}

const OFF: QueuePlace = {
  state: 'off',
  key: null,
  position: null,
  minutes: null,
  minutesToHold: 0,
  until: null,
  opensAt: null,
  isPaused: false,
  askAfter: 60,
};

/** Reads the room. The first request after the opening draws the order of all who came before it. */
async function readDrawn(context: Context, id: string | undefined): Promise<Room | undefined> {
  const room = await readRoom(context, id);
  if (!room?.isOpen || room.queue.seed !== null) return room;
  await draw(context, room);
  return readRoom(context, id);
}

/**
 * Draws the order of the early arrivals by a seed that did not exist before: who knows an arrival's id, even the office,
 * cannot know its place.
 */
async function draw({ db }: Context, { sale: read, now }: Room): Promise<void> {
  await db.transaction(async (tx) => {
    const isUndrawn = and(eq(ticketQueue.sale, read.name), isNull(ticketQueue.seed));
    // Waits for arrivals that are being written, which count as early ones.
    const [queue] = await tx.select().from(ticketQueue).where(isUndrawn).for('update');
    // Staff may have changed the sale meanwhile.
    const [sale] = await tx.select().from(ticketSales).where(eq(ticketSales.name, read.name));
    if (!queue || !sale || !isOpenAt(sale, now) || !hasQueueAt(sale, now)) return;
    const seed = randomBytes(32).toString('hex');
    const drawn = await tx.execute(
      sql`update ${ticketArrivals} set turn_at = ${now.toISOString()}::timestamptz + (drawn.nth - 1) * ${apart(sale)} from (select id, row_number() over (order by sha256(decode(${seed}, 'hex') || uuid_send(id))) as nth from ${ticketArrivals}) as drawn where drawn.id = ${ticketArrivals}.id returning 1`,
    );
    const { length } = (drawn as unknown as { rows: unknown[] }).rows;
    const next = sql`${now.toISOString()}::timestamptz + ${length}::int * ${apart(sale)}`;
    await tx.update(ticketQueue).set({ seed, nextTurnAt: next, pausedAt: null }).where(isUndrawn);
  });
}

/** Writes an arrival and returns its id: before the draw without a turn, later with the next one. */
const arrive = ({ db, clock }: Context, { sale }: Room): Promise<string> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const isOf = eq(ticketQueue.sale, sale.name);
    const insert = async (turnAt: Date | null) => {
      const [made] = await tx
        .insert(ticketArrivals)
        .values({ arrivedAt: now, turnAt })
        .returning({ id: ticketArrivals.id });
      return made!.id;
    };
    // A lock that other arrivals share and the draw does not. It is never taken once the sale is open.
    const isUndrawn = and(isOf, isNull(ticketQueue.seed));
    if ((await tx.select().from(ticketQueue).where(isUndrawn).for('share')).length > 0) return insert(null);
    const at = sql`greatest(${ticketQueue.nextTurnAt}, coalesce(${ticketQueue.pausedAt}, ${now.toISOString()}::timestamptz))`;
    const [queue] = await tx
      .update(ticketQueue)
      .set({ nextTurnAt: sql`${at} + ${apart(sale)}` })
      .where(and(isOf, isNotNull(ticketQueue.seed)))
      .returning({ turnAt: sql<string>`${ticketQueue.nextTurnAt} - ${apart(sale)}` });
    if (!queue) throw new Error('The waiting room was started again');
    return insert(new Date(queue.turnAt));
  });

/** The time between two turns. */
const apart = ({ queuePerMinute }: Room['sale']) =>
  sql`make_interval(secs => 60.0 / ${queuePerMinute ?? 1}::int)`;
