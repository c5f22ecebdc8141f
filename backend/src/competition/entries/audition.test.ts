import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditionBookings, competitionSettings } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { startCompetitionOver, payingCompetition } from '../../testing/competition';
import { testPayments } from '../../testing/testApi';

const minute = 60_000;
const first = '2025-10-11-0900';
const second = '2025-10-11-0920';

const shop = testPayments();
const page = payingCompetition(shop);
beforeEach(() => startCompetitionOver(shop));

describe('an audition', () => {
  it('can be moved by the competitor until the deadline', async () => {
    const key = await page.enter(first);
    expect((await page.choose(key, second)).body.audition.slot?.id).toBe(second);
    const movesUntil = new Date(testNow.getTime() + 10 * minute);
    await shop.database.db.update(competitionSettings).set({ movesUntil });
    expect((await page.choose(key, first)).status).toBe(200);
    shop.clock.set(movesUntil);
    expect((await page.choose(key, second)).problems).toEqual({
      slot: 'Times cannot be moved here any more. Please call the office.',
    });
    expect((await page.own(key)).audition).toMatchObject({ canChoose: false, slot: { id: first } });
    expect(await shop.database.db.$count(auditionBookings, eq(auditionBookings.state, 'given'))).toBe(1);
  });
});
