import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../testing/database';
import { testDatabase } from '../../testing/testApi';
import { heldThingsIn, Refused, shapes } from '../../testing/holds';
import { settableClock } from '../core/clock';
import { createSignedTokens } from '../core/signedTokens';
import { digestOfToken } from '../core/token';
import { closeOffer, lapseOffers, offerToken, offerTo } from './offers';
import { joinList, leaveList, leavingToken, lockWaiting, moveWaiting } from './waitingList';

const noon = new Date('2025-03-01T12:00:00Z');
const clock = settableClock(noon);
const signed = createSignedTokens('a secret of tests that is long enough for it', clock);

const database = testDatabase();
beforeEach(() =>
  emptyTables(
    database.client,
    'outbox',
    'ticket_waiting',
    'ticket_holds',
    'audition_waiting',
    'audition_bookings',
  ),
);

describe.each(shapes)('the waiting list for %s', (_name, things) => {
  const { list, waitingColumns } = things;
  const open = () => {
    const context = { db: database.db, clock, signed };
    const join = (name: string, email = `${name.toLowerCase()}@example.com`, key: string = randomUUID()) => {
      const values = { ...waitingColumns, submissionKey: key, name, email };
      return joinList(context, list, values, sql`true`);
    };
    const waiting = async () => (await lockWaiting(context, list)) as { id: string; name: string }[];
    const heldIn = heldThingsIn(context, things);
    /** Offers something to the first waiting person. @returns the ids of both */
    const offerFirst = async () => {
      const [first] = await waiting();
      let holdId = '';
      await offerTo(context, list, first!.id, async (inside, values) => {
        holdId = await heldIn.insertHold(inside, values);
        return holdId;
      });
      return { waitingId: first!.id, holdId };
    };
    return { context, join, waiting, offerFirst, ...heldIn };
  };

  it('adds a mailbox once regardless of case, and a repeated submission once', async () => {
    const { join, entries, mails } = open();
    const key = randomUUID();
    expect(await join('Ama', 'ama@example.com', key)).toBe(true);
    expect(await join('Ama', 'AMA@example.com')).toBe(false);
    expect(await join('Kofi', 'kofi@example.com', key)).toBe(false);
    expect(await entries()).toEqual(['Ama waiting']);
    expect(await mails()).toHaveLength(1);
  });

  it('keeps the order in which people joined', async () => {
    const { join, waiting, offerFirst, entries } = open();
    for (const name of ['Yaw', 'Ama', 'Kofi']) await join(name);
    expect((await waiting()).map(({ name }) => name)).toEqual(['Yaw', 'Ama', 'Kofi']);
    await offerFirst();
    expect((await waiting()).map(({ name }) => name)).toEqual(['Ama', 'Kofi']);
    await offerFirst();
    expect(await entries()).toEqual(['Yaw offered', 'Ama offered', 'Kofi waiting']);
  });

  it('puts a person whose offer lapsed at the end when they join again', async () => {
    const { context, join, offerFirst, entries } = open();
    for (const name of ['Yaw', 'Ama']) await join(name);
    const { holdId } = await offerFirst();
    await lapseOffers(context, list, [holdId]);
    expect(await join('Yaw')).toBe(true);
    expect(await entries()).toEqual(['Yaw lapsed', 'Ama waiting', 'Yaw waiting']);
  });

  it('removes a person only by the token of their mail', async () => {
    const { context, join, waiting, entries } = open();
    for (const name of ['Yaw', 'Ama']) await join(name);
    const [yaw] = await waiting();
    const token = leavingToken(signed, list, yaw!.id);
    const foreign = leavingToken(signed, { name: 'other' }, yaw!.id);
    for (const wrong of ['', token.slice(1), foreign]) {
      await expect(leaveList(context, list, wrong)).rejects.toMatchObject({ code: 'not_found' });
    }
    await leaveList(context, list, token);
    await leaveList(context, list, token);
    expect(await entries()).toEqual(['Yaw left', 'Ama waiting']);
  });

  it('makes a hold with the duration of offers, and queues one mail', async () => {
    const { join, offerFirst, holds, mails } = open();
    await join('Ama');
    const { waitingId, holdId } = await offerFirst();
    expect(await holds()).toMatchObject([
      {
        isOffer: true,
        addressDigest: 'waiting-list',
        createdAt: noon,
        expiresAt: new Date(noon.getTime() + list.offerMs),
      },
    ]);
    expect(await mails()).toEqual([`waiting:${waitingId}`, `offer:${holdId}`]);
  });

  it('makes no second offer to the same person', async () => {
    const { context, join, offerFirst, insertHold, holds, mails } = open();
    await join('Ama');
    const { waitingId } = await offerFirst();
    expect(await offerTo(context, list, waitingId, insertHold)).toBe(false);
    expect(await holds()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('changes nothing when the offered item is refused, and rethrows other errors', async () => {
    const { context, join, waiting, insertHold, holds, entries } = open();
    await join('Ama');
    const [ama] = await waiting();
    const failing = (error: Error) =>
      offerTo(context, list, ama!.id, async (inside, values) => {
        await insertHold(inside, values);
        throw error;
      });
    expect(await failing(new Refused())).toBe(false);
    await expect(failing(new Error('Away'))).rejects.toThrow('Away');
    expect(await holds()).toEqual([]);
    expect(await entries()).toEqual(['Ama waiting']);
  });

  it('rejects a second claim of an offer and keeps the first result', async () => {
    const { context, join, offerFirst, entries } = open();
    for (const name of ['Yaw', 'Ama']) await join(name);
    const [first, second] = [await offerFirst(), await offerFirst()];
    await closeOffer(context, list, first.holdId);
    await lapseOffers(context, list, [first.holdId]);
    await lapseOffers(context, list, [second.holdId]);
    await closeOffer(context, list, second.holdId);
    expect(await entries()).toEqual([`Yaw ${list.used}`, 'Ama lapsed']);
  });

  it("stores only the digest of the token in an offer's mail", async () => {
    const { context, join, offerFirst, holds } = open();
    await join('Ama');
    const { holdId } = await offerFirst();
    const token = await offerToken(context, list, holdId);
    expect(await holds()).toMatchObject([{ tokenDigest: digestOfToken(token) }]);
    expect(await offerToken(context, list, holdId)).toBe(token);
  });

  /** All transitions again, written out: rows are the current state, columns the next one. */
  const table = `
             offered  left  used  lapsed
    waiting  x        x     x     -
    offered  -        -     x     x
    left     -        -     -     -
    used     -        -     -     -
    lapsed   -        -     -     -
  `;
  const [head = '', ...rows] = table.trim().split('\n');
  const columns = head.trim().split(/\s+/) as Parameters<typeof moveWaiting>[2][];
  const pairs = rows.flatMap((row) => {
    const [from = '', ...marks] = row.trim().split(/\s+/);
    return marks.map((mark, index) => [from, columns[index]!, mark === 'x'] as const);
  });
  const stored = (state: string) => (state === 'used' ? list.used : state);

  it.each(pairs)('moves an entry from %s to %s: %s', async (from, to, isAllowed) => {
    const { context, join, waiting, entries } = open();
    await join('Ama');
    const [ama] = await waiting();
    await context.db.execute(sql`update ${list.table} set state = ${stored(from)}`);
    expect(await moveWaiting(context, list, to, eq(list.table.id, ama!.id))).toBe(isAllowed ? 1 : 0);
    expect(await entries()).toEqual([`Ama ${stored(isAllowed ? to : from)}`]);
  });
});
