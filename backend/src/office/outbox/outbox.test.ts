import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditChanges, outbox } from '../../platform/db/schema';
import type { BulkResult } from '../../staff/staff-lists/bulk';
import { testNow } from '../../testing/api';
import { signedIn, testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { leaseMs } from '../../platform/outbox/worker';
import type { OutboxEffect, OutboxEffectDetail } from './outbox.routes';
import { describeProblem } from './describeEffect';

const api = testApi();
const headers = signedIn(api, { 'https://music-school.example/roles': ['admin'] });
beforeEach(async () => {
  for (const table of [outbox, auditChanges]) await api.database.db.delete(table);
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
  it('describes what waits and what failed, and is searched by address', async () => {
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

  it('is sorted by creation in both directions, and exported as CSV', async () => {
    const older = new Date(testNow.getTime() - 60_000);
    const first = await effect({ createdAt: older, payload: { ...mail, subject: '=1+1' } });
    const second = await effect({ ...failed, dropReason: 'They called' });
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('')).toEqual([second, first]);
    expect(await ids('?order=asc')).toEqual([first, second]);
    const file = await api.send('GET', '/api/staff/outbox/export?search=ama', undefined, headers);
    expect((await file.text()).trim().split('\r\n')).toEqual([
      'What,To,Subject,State,Attempts,Created (UTC),Next attempt (UTC),Ended (UTC),Problem,Cancellation reason',
      `A mail,ama@example.com,"'=1+1",Waiting,0,2025-03-01 11:59,2025-03-01 12:00,,,`,
      `A mail,ama@example.com,Your receipt,Cancelled,16,2025-03-01 12:00,,2025-03-01 12:00,The other server could not be reached.,They called`,
    ]);
  });

  it('shows one effect with its text, and how often it was sent again', async () => {
    const id = await effect({ state: 'done', endedAt: testNow, key: 'a_mail%' });
    await effect({ key: 'aXmail%:again:1' });
    const one = async (which: string) => (await admin<OutboxEffectDetail>('GET', `/${which}`)).body;
    expect(await one(id)).toMatchObject({ key: 'a_mail%', text: 'Hi', state: 'done', copies: [] });
    const { body } = await admin<OutboxEffectDetail>('POST', `/${id}/again`);
    expect((await one(id)).copies).toMatchObject([{ id: body.id, state: 'waiting' }]);
    const job = await effect({ kind: 'tickets.mail', payload: { to: 'x', text: 'not a ready-made mail' } });
    expect(await one(job)).toMatchObject({ to: null, text: null });
    expect((await admin('GET', `/${randomUUID()}`)).status).toBe(404);
    expect((await admin('GET', '/nothing')).status).toBe(422);
  });

  it('retries a failed effect', async () => {
    const id = await effect(failed);
    expect((await admin('POST', `/${id}/again`)).body).toMatchObject({
      state: 'waiting',
      attempts: 0,
      problem: null,
    });
    expect(await list('?state=failed')).toEqual([]);
  });

  it.each([randomUUID(), [randomUUID()], 7])('retries an effect that only has %j', async (payload) => {
    const id = await effect({ ...failed, kind: 'community.mailing_list', payload });
    expect(await list()).toMatchObject([{ canRepeat: true }]);
    expect((await admin('POST', `/${id}/again`)).body).toMatchObject({ state: 'waiting' });
  });

  it('retries at once what waits after a failure, but not what is running or scheduled for later', async () => {
    const after = (ms: number) => new Date(testNow.getTime() + ms);
    const hour = 60 * 60_000;
    const retried = await effect({ attempts: 12, dueAt: after(hour) });
    const taken = await effect({ attempts: 12, dueAt: after(leaseMs) });
    const early = await effect({ kind: 'upload.expire', payload: randomUUID(), dueAt: after(hour) });
    const canRepeat = Object.fromEntries((await list()).map((one) => [one.id, one.canRepeat]));
    expect(canRepeat).toEqual({ [retried]: true, [taken]: false, [early]: false });
    // The second time it is already due.
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

  it('sends a sent mail again, once for the key, and nothing else', async () => {
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

  it('retries many at once, reports for each why not, and a repeat changes nothing', async () => {
    const soon = new Date(testNow.getTime() + 60 * 60_000);
    const [dead, retried] = [await effect(failed), await effect({ attempts: 12, dueAt: soon })];
    const [queued, sent] = [await effect(), await effect({ state: 'done' })];
    const early = await effect({ kind: 'upload.expire', payload: randomUUID(), dueAt: soon });
    const [gone, erased] = [
      await effect({ ...failed, dropReason: 'x' }),
      await effect({ ...failed, payload: {} }),
    ];
    const bulk = async (selection: object, dry = false) =>
      (await admin<BulkResult>('POST', '/bulk', { selection, dry })).body;
    const refused = (id: string, message: RegExp) => ({
      id,
      reason: expect.stringMatching(message) as string,
    });
    expect(await bulk({ all: {} }, true)).toMatchObject({ selected: 7, changed: 0 });
    expect(await list('?state=failed')).toHaveLength(2);
    const first = await bulk({ all: {} });
    expect(first).toMatchObject({ selected: 7, changed: 2, unchanged: 1, refused: 4 });
    expect(first.reasons.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      refused(gone, /^It was given up/),
      refused(sent, /^It was sent/),
      refused(early, /^Its time has not come/),
      refused(erased, /^Its words and addresses/),
    ]);
    expect(await bulk({ all: {} })).toMatchObject({ selected: 7, changed: 0, unchanged: 3, refused: 4 });
    const waiting = (await list('?state=waiting')).filter(({ id }) => id !== early);
    expect(waiting.map(({ id }) => id).toSorted()).toEqual([dead, retried, queued].toSorted());
    for (const row of waiting)
      expect(row).toMatchObject({ attempts: 0, dueAt: testNow.toISOString(), problem: null });
    // Each of them is in the log, whatever its kind.
    const written = await api.database.db.select().from(auditChanges).orderBy(asc(auditChanges.id));
    expect(written.map(({ before, after }) => [before, after]).toSorted()).toEqual(
      [
        [{ state: 'failed' }, { state: 'waiting' }],
        [
          { due_at: expect.stringContaining('T13:00') as string },
          { due_at: expect.stringContaining('T12:00') as string },
        ],
      ].toSorted(),
    );
  });

  it('retries those that match and existed when the list was loaded', async () => {
    const [first, other] = [
      await effect(failed),
      await effect({ ...failed, payload: { ...mail, to: 'kojo@example.com' } }),
    ];
    await effect({ ...failed, createdAt: new Date(testNow.getTime() + 1) });
    const all = { all: { search: 'ama', state: 'failed' }, until: testNow.toISOString() };
    const { body } = await admin<BulkResult>('POST', '/bulk', { selection: all });
    expect(body).toMatchObject({ selected: 1, changed: 1 });
    const absent = randomUUID();
    const some = { ids: [first, other, absent] };
    expect((await admin<BulkResult>('POST', '/bulk', { selection: some })).body).toMatchObject({
      selected: 3,
      changed: 1,
      unchanged: 1,
      reasons: [{ id: absent, reason: 'It is not there any more.' }],
    });
    expect(await list('?state=failed')).toHaveLength(1);
    for (const wrong of [{}, { selection: { ids: [] } }, { selection: { all: { state: 'lost' } } }])
      expect((await admin('POST', '/bulk', wrong)).status).toBe(422);
  });

  it('cancels with a reason, and can be retried', async () => {
    const id = await effect(failed);
    expect((await admin('POST', `/${id}/drop`, { reason: ' ' })).problems).toEqual({
      reason: 'Please enter a reason',
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
])('%s is shown as: %s', (error, message) => {
  expect(describeProblem(error)).toBe(message);
});
