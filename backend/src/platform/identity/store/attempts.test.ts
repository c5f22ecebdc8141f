import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { settableClock } from '../../core/clock';
import { signInFailures } from '../../db/schema';
import { testNow } from '../../../testing/api';
import { emptyTables, openTestDatabase } from '../../../testing/database';
import { createAttempts, type Attempts } from './attempts';

const minute = 60_000;
const clock = settableClock(testNow);
let database: Awaited<ReturnType<typeof openTestDatabase>>;
/** Two instances that share their counts. */
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

/** Fails repeatedly, alternating between the instances. */
async function fail(times: number, attempt: (nth: number) => typeof owner = () => owner) {
  for (let nth = 0; nth < times; nth += 1) await instances[nth % 2 === 0 ? 0 : 1].failed(attempt(nth));
}
const waits = async (attempt = owner) => {
  const [one, other] = instances;
  const answers = [await one.areTooMany(attempt), await other.areTooMany(attempt)];
  expect(answers[0]).toBe(answers[1]);
  return answers[0];
};

it('ten failures over both instances are free, then the wait is a minute and doubles with each further one', async () => {
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

it('the wait never exceeds a quarter of an hour', async () => {
  await fail(40);
  clock.advance(14 * minute);
  expect(await waits()).toBe(true);
  clock.advance(minute);
  expect(await waits()).toBe(false);
});

it('attempts during the wait do not extend it', async () => {
  await fail(10);
  for (let second = 0; second < 60; second += 10) {
    expect(await waits()).toBe(true);
    clock.advance(10_000);
  }
  expect(await waits()).toBe(false);
});

it('guessing from many addresses delays new addresses, but not those where the owner has signed in before', async () => {
  await instances[0].succeeded(owner);
  await fail(60, attacker);
  expect(await waits(attacker(99))).toBe(true);
  expect(await waits({ ...owner, address: '10.0.0.9' })).toBe(true);
  expect(await waits(owner)).toBe(false);
});

it('trying many accounts from one address delays all of them', async () => {
  await fail(100, (nth) => ({ email: `person-${nth}@example.com`, address: '203.0.113.7' }));
  expect(await waits({ email: 'fresh@example.com', address: '203.0.113.7' })).toBe(true);
  expect(await waits(owner)).toBe(false);
});

it('a correct password and a new one reset the count', async () => {
  await fail(9);
  await instances[1].succeeded(owner);
  await fail(9);
  expect(await waits()).toBe(false);
  await fail(5);
  expect(await waits()).toBe(true);
  await instances[0].forget('Ama@Music-School.example');
  expect(await waits()).toBe(false);
});

it('expired rows are deleted, and rows contain neither addresses nor accounts', async () => {
  await fail(50, (nth) => ({ email: `person-${nth}@example.com`, address: `203.0.113.${nth}` }));
  const rows = await database.db.select().from(signInFailures);
  expect(rows.length).toBe(150);
  expect(JSON.stringify(rows)).not.toMatch(/example\.com|203\.0/);
  clock.advance(61 * minute);
  await fail(1);
  expect(await database.db.$count(signInFailures)).toBe(3);
});
