import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../testing/database';
import { testDatabase } from '../../testing/testApi';
import { heldThingsIn, payingDigest, shapes } from '../../testing/holds';
import { settableClock } from '../core/clock';
import { endHolds, keepWhilePaying } from './changeHolds';
import { isInTime, isOver, untilNextEnd } from './lifetime';
import { isTooMuchHeld } from './limitHeld';

const noon = new Date('2025-03-01T12:00:00Z');
const minute = 60_000;
const at = (minutes: number) => new Date(noon.getTime() + minutes * minute);

const clock = settableClock(noon);
const database = testDatabase();
beforeEach(async () => {
  clock.set(noon);
  await emptyTables(
    database.client,
    'ticket_waiting',
    'ticket_holds',
    'audition_waiting',
    'audition_bookings',
  );
});

describe.each(shapes)('a hold of %s', (_name, things) => {
  const { holding } = things;
  const open = () => {
    const context = { db: database.db, clock };
    return { context, ...heldThingsIn(context, things) };
  };
  const inTime = () => isInTime(holding, clock.now());
  const over = () => isOver(holding, clock.now());

  it('lasts until its time is over, exclusive', async () => {
    const { hold, holdsThat } = open();
    await hold({ tokenDigest: 'one' });
    clock.set(new Date(at(30).getTime() - 1));
    expect([await holdsThat(inTime()), await holdsThat(over())]).toEqual([['one'], []]);
    clock.set(at(30));
    expect([await holdsThat(inTime()), await holdsThat(over())]).toEqual([[], ['one']]);
  });

  it('lasts an hour longer while its payment is under way, exclusive', async () => {
    const { hold, holdsThat } = open();
    await hold({ tokenDigest: payingDigest });
    clock.set(new Date(at(90).getTime() - 1));
    expect([await holdsThat(inTime()), await holdsThat(over())]).toEqual([[payingDigest], []]);
    clock.set(at(90));
    expect([await holdsThat(inTime()), await holdsThat(over())]).toEqual([[], [payingDigest]]);
  });

  it('reports the time until the next one expires, without ended ones', async () => {
    const { context, hold } = open();
    expect(await untilNextEnd(context, holding)).toBe(Infinity);
    const first = await hold({ expiresAt: at(5) });
    await hold({ expiresAt: at(20) });
    expect(await untilNextEnd(context, holding)).toBe(5 * minute);
    await endHolds(context, holding, eq(holding.table.id, first), 'released');
    expect(await untilNextEnd(context, holding)).toBe(20 * minute);
  });

  it('includes the extra hour of a payment under way in its expiry', async () => {
    const { context, hold } = open();
    await hold({ tokenDigest: payingDigest });
    expect(await untilNextEnd(context, holding)).toBe(90 * minute);
  });

  it('is ended once, with the time of its end', async () => {
    const { context, hold, holds } = open();
    const id = await hold();
    const which = eq(holding.table.id, id);
    clock.set(at(1));
    expect(await endHolds(context, holding, which, 'expired')).toEqual([id]);
    clock.set(at(2));
    expect(await endHolds(context, holding, which, 'released')).toEqual([]);
    expect(await holds()).toMatchObject([{ state: 'expired', endedAt: at(1) }]);
  });

  it.each([
    ['is extended to the time to pay when less is left', 25, 30, 35],
    ['is not changed when more is left', 10, 30, 30],
    ['never exceeds the longest time from its beginning', 55, 58, 60],
    ['is not shortened when it is longer, such as an offer', 55, 360, 360],
    ['is not restored when it has just expired', 30, 30, 30],
  ])('%s', async (_case, now, ends, wanted) => {
    const { context, hold, holds } = open();
    const id = await hold({ expiresAt: at(ends) });
    clock.set(at(now));
    await keepWhilePaying(context, holding, { id, createdAt: noon, expiresAt: at(ends) });
    expect(await holds()).toMatchObject([{ expiresAt: at(wanted) }]);
  });
});

describe('the limit of what is held from a network', () => {
  const [, { holding }] = shapes[0]!;
  const digests = { addressDigest: 'narrow', networkDigests: ['wide', 'widest'] };
  const isTooMuch = (...held: number[]) => {
    const counts = held.values();
    return isTooMuchHeld(holding, digests, 3, () => Promise.resolve(counts.next().value ?? 0));
  };

  it('is exceeded only above it, and doubles with each wider network', async () => {
    expect(await isTooMuch(3, 6, 12)).toBe(false);
    expect(await isTooMuch(4, 6, 12)).toBe(true);
    expect(await isTooMuch(3, 7, 12)).toBe(true);
    expect(await isTooMuch(3, 6, 13)).toBe(true);
  });
});
