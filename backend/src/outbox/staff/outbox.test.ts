import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../db/schema';
import { startTestApi, testNow, type TestApi } from '../../testing/api';
import { askOf } from '../../testing/ask';
import { leaseMs } from '../worker';
import type { OutboxEffect } from './outbox.routes';
import { describeProblem } from './describeEffect';

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi();
  const claims = { 'https://music-school.example/roles': ['admin'] };
  headers = { authorization: `Bearer ${await api.token(claims)}` };
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(outbox);
});

const admin = <T>(method: string, path: string, body?: object, key: string = randomUUID()) =>
  askOf(api)<T>(method, `/staff/outbox${path}`, body, { ...headers, 'idempotency-key': key });
const list = async (query = '') => (await admin<{ rows: OutboxEffect[] }>('GET', query)).body.rows;

const mail = { to: 'ama@example.com', subject: 'Your receipt', html: '<p>Hi</p>', text: 'Hi' };
async function effect(changes: object = {}): Promise<string> {
  const waits = { kind: 'mail', key: randomUUID(), payload: mail, createdAt: testNow, dueAt: testNow };
  const [row] = await api.database.db
    .insert(outbox)
    .values({ ...waits, ...changes })
    .returning({ id: outbox.id });
  return row?.id ?? '';
}
const failed = {
  state: 'failed',
  attempts: 16,
  endedAt: testNow,
  lastError: 'connect ECONNREFUSED 10.0.0.1:587',
};

describe('the outbox', () => {
  it('says what waits and what failed, in words, and is searched by address', async () => {
    await effect(failed);
    await effect({ kind: 'music_study.trial_mail', payload: { bookingId: randomUUID() } });
    expect(await list('?state=failed')).toMatchObject([
      {
        what: 'A mail',
        to: 'ama@example.com',
        subject: 'Your receipt',
        problem: 'The other server could not be reached.',
        error: failed.lastError,
        canRepeat: true,
      },
    ]);
    expect(await list('?search=AMA%20receipt')).toHaveLength(1);
    expect(await list('?search=nobody')).toEqual([]);
    expect(await list('?state=waiting')).toMatchObject([{ what: 'A mail about a trial lesson', to: null }]);
    expect((await admin('GET', '')).body).toMatchObject({ total: 2, more: false });
    expect((await admin('GET', '?state=lost')).status).toBe(422);
  });

  it('tries again what failed', async () => {
    const id = await effect(failed);
    expect((await admin('POST', `/${id}/again`)).body).toMatchObject({
      state: 'waiting',
      attempts: 0,
      problem: null,
    });
    expect(await list('?state=failed')).toEqual([]);
  });

  it.each([randomUUID(), [randomUUID()], 7])('tries again what has %j alone to go by', async (payload) => {
    const id = await effect({ ...failed, kind: 'community.mailing_list', payload });
    expect(await list()).toMatchObject([{ canRepeat: true }]);
    expect((await admin('POST', `/${id}/again`)).body).toMatchObject({ state: 'waiting' });
  });

  it('hurries what waits after a try, and nothing that is tried now or whose time has not come', async () => {
    const after = (ms: number) => new Date(testNow.getTime() + ms);
    const hour = 60 * 60_000;
    const retried = await effect({ attempts: 12, dueAt: after(hour) });
    const taken = await effect({ attempts: 12, dueAt: after(leaseMs) });
    const early = await effect({ kind: 'upload.expire', payload: randomUUID(), dueAt: after(hour) });
    const canRepeat = Object.fromEntries((await list()).map((one) => [one.id, one.canRepeat]));
    expect(canRepeat).toEqual({ [retried]: true, [taken]: false, [early]: false });
    // The second time it is on its way already.
    for (let times = 0; times < 2; times++)
      expect((await admin('POST', `/${retried}/again`)).body).toMatchObject({
        attempts: 0,
        dueAt: testNow.toISOString(),
      });
    expect((await admin('POST', `/${taken}/again`)).body).toMatchObject({
      attempts: 12,
      dueAt: after(leaseMs).toISOString(),
    });
    expect((await admin('POST', `/${early}/again`)).status).toBe(409);
  });

  it('sends a mail once more that was sent, once for the key, and nothing else', async () => {
    const id = await effect({ state: 'done', endedAt: testNow });
    const key = randomUUID();
    for (let times = 0; times < 2; times++)
      expect((await admin('POST', `/${id}/again`, undefined, key)).body).toMatchObject({ state: 'waiting' });
    expect(await list()).toHaveLength(2);
    const done = await effect({ kind: 'tickets.refund', payload: { id: 1 }, state: 'done' });
    expect((await admin('POST', `/${done}/again`)).status).toBe(409);
    const forgotten = await effect({ payload: {}, state: 'done' });
    expect((await admin('POST', `/${forgotten}/again`)).status).toBe(409);
    expect((await admin('POST', `/${randomUUID()}/again`)).status).toBe(404);
  });

  it('gives up with a reason, and can be asked back', async () => {
    const id = await effect(failed);
    expect((await admin('POST', `/${id}/drop`, { reason: ' ' })).problems).toEqual({
      reason: 'Please say why',
    });
    for (const reason of ['They called', 'Another'])
      expect((await admin('POST', `/${id}/drop`, { reason })).body).toMatchObject({
        state: 'dropped',
        dropReason: 'They called',
      });
    expect(await list('?state=failed')).toEqual([]);
    expect(await list('?state=dropped')).toHaveLength(1);
    expect((await admin('POST', `/${id}/again`)).body).toMatchObject({ state: 'waiting', dropReason: null });
    const done = await effect({ state: 'done' });
    expect((await admin('POST', `/${done}/drop`, { reason: 'x' })).status).toBe(409);
  });
});

it.each([
  ['550 5.1.1 no such user here', 'The mailbox does not exist, or refuses our mails.'],
  ['Message failed: 552 5.2.2 Mailbox full', 'The mailbox is full.'],
  [
    "Can't send mail - all recipients were rejected: 450 4.2.1 <ama@example.com>: Recipient address rejected: Greylisted",
    'The other server asked us to try again later.',
  ],
  [
    "Can't send mail - all recipients were rejected: 452 4.5.3 Too many recipients",
    'The other server asked us to try again later.',
  ],
  [
    "Can't send mail - all recipients were rejected: 550 5.1.1 <ama@example.com>: Recipient address rejected",
    'The mailbox does not exist, or refuses our mails.',
  ],
  ['Connection timeout', 'The other server did not answer in time.'],
  ['Erased before it was sent', 'The person was erased before it was sent.'],
  ['something else', 'something else'],
])('%s is said as: %s', (error, words) => {
  expect(describeProblem(error)).toBe(words);
});
