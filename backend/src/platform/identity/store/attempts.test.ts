import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { settableClock } from '../../core/clock';
import { signInFailures } from '../../db/schema';
import { testNow } from '../../../testing/api';
import { emptyTables, openTestDatabase } from '../../../testing/database';
import { createAttempts, type Attempts } from './attempts';

const minute = 60_000;
const clock = settableClock(testNow);
let database: Awaited<ReturnType<typeof openTestDatabase>>;
/** Two instances count in the same place. */
let instances: readonly [Attempts, Attempts];
beforeAll(async () => {
  database = await openTestDatabase();
  instances = [createAttempts(() => database.db, clock), createAttempts(async () => database.db, clock)];
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database.client, 'sign_in_failures');
  clock.set(testNow);
});

const owner = { email: 'ama@music-school.example', address: '41.66.1.2' };
const attacker = (nth: number) => ({ ...owner, address: `203.0.113.${nth % 250}` });

/** Failures in turn on both instances. */
async function fail(times: number, attempt: (nth: number) => typeof owner = () => owner) {
  for (let nth = 0; nth < times; nth += 1) await instances[nth % 2 === 0 ? 0 : 1].failed(attempt(nth));
}
const waits = async (attempt = owner) => {
  const [one, other] = instances;
  const answers = [await one.areTooMany(attempt), await other.areTooMany(attempt)];
  expect(answers[0]).toBe(answers[1]);
  return answers[0];
};

it('ten failures are free over both instances together; then a minute, and twice as long after each further one', async () => {
  await fail(9);
  expect(await waits()).toBe(false);
  await fail(1);
  expect(await waits({ ...owner, email: ' AMA@music-school.example ' })).toBe(true);
  clock.advance(minute);
  expect(await waits()).toBe(false);
  await fail(1);
  clock.advance(minute);
  expect(await waits()).toBe(true);
  clock.advance(minute);
  expect(await waits()).toBe(false);
});

it('nobody waits longer than a quarter of an hour, however often was guessed', async () => {
  await fail(40);
  clock.advance(14 * minute);
  expect(await waits()).toBe(true);
  clock.advance(minute);
  expect(await waits()).toBe(false);
});

it('asking meanwhile makes the wait no longer', async () => {
  await fail(10);
  for (let second = 0; second < 60; second += 10) {
    expect(await waits()).toBe(true);
    clock.advance(10_000);
  }
  expect(await waits()).toBe(false);
});

it('who guesses from everywhere holds up no owner where they have signed in before, but others', async () => {
  await instances[0].succeeded(owner);
  await fail(60, attacker);
  expect(await waits(attacker(99))).toBe(true);
  expect(await waits({ ...owner, address: '10.0.0.9' })).toBe(true);
  expect(await waits(owner)).toBe(false);
});

it('who tries many accounts from one address waits with all of them', async () => {
  await fail(100, (nth) => ({ email: `person-${nth}@example.com`, address: '203.0.113.7' }));
  expect(await waits({ email: 'fresh@example.com', address: '203.0.113.7' })).toBe(true);
  expect(await waits(owner)).toBe(false);
});

it('the right password, and a new one, begin anew', async () => {
  await fail(9);
  await instances[1].succeeded(owner);
  await fail(9);
  expect(await waits()).toBe(false);
  await fail(5);
  expect(await waits()).toBe(true);
  await instances[0].forget('Ama@Music-School.example');
  expect(await waits()).toBe(false);
});

it('rows go once they say nothing any more, and hold no address and no account', async () => {
  await fail(50, (nth) => ({ email: `person-${nth}@example.com`, address: `203.0.113.${nth}` }));
  const rows = await database.db.select().from(signInFailures);
  expect(rows.length).toBe(150);
  expect(JSON.stringify(rows)).not.toMatch(/example\.com|203\.0/);
  clock.advance(61 * minute);
  await fail(1);
  expect(await database.db.$count(signInFailures)).toBe(3);
});
