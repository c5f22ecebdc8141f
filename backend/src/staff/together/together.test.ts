import { randomUUID } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/db/database';
import {
  contactMessages,
  recordPresence,
  recordVersions,
  referralLinks,
  referrals,
  ticketInvitations,
  ticketPromoCodes,
  ticketTypes,
  volunteerAssignments,
  volunteers,
  volunteerShifts,
} from '../../platform/db/schema';
import { testNow, type TestApi } from '../../testing/api';
import { askOf } from '../../testing/ask';
import { emptyTables } from '../../testing/database';
import { startTwoApis } from '../../testing/instances';
import { roots } from './records';
import { createTogether, presenceMs } from './together';
import type { RecordChange, RecordNews } from './together.routes';

let apis: Awaited<ReturnType<typeof startTwoApis>>;
const closing: (() => void)[] = [];
beforeAll(async () => {
  apis = await startTwoApis();
});
afterAll(() => apis.stop());
beforeEach(async () => {
  for (const close of closing.splice(0)) close();
  const tables = ['contact_messages', 'enquiries', 'enquiry_notes', 'audit_changes', 'audit_actions'];
  await emptyTables(apis.database.client, ...tables, 'record_presence', 'record_versions', 'staff_accounts');
  apis.one.clock.set(testNow);
  apis.other.clock.set(testNow);
});

const bearer = async (api: TestApi, name: string) => {
  const claims = { sub: `auth0|${name.toLowerCase()}`, 'https://music-school.example/name': name };
  return { authorization: `Bearer ${await api.token(claims)}` };
};

async function message(): Promise<string> {
  const sent = {
    topic: 'lessons',
    name: 'Ama',
    email: 'ama@example.com',
    message: 'Hello',
    phone: null,
  } as const;
  const [row] = await apis.database.db
    .insert(contactMessages)
    .values({ ...sent, submissionKey: randomUUID(), receivedAt: testNow })
    .returning({ id: contactMessages.id });
  return row?.id ?? '';
}

/** Opens a record under a name, and stores the last message of its stream. */
async function open(api: TestApi, name: string, id: string, kind = 'enquiry') {
  const leave = new AbortController();
  const headers = await bearer(api, name);
  const request = new Request(`http://api/api/staff/together/${kind}/${id}/stream`, {
    headers,
    signal: leave.signal,
  });
  const response = await api.app.request(request);
  expect(response.status).toBe(200);
  const seen: { last?: RecordNews } = {};
  const reader = response.body?.getReader();
  const read = async () => {
    const decoder = new TextDecoder();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const data = [...decoder.decode(part.value).matchAll(/^data: (.*)$/gm)].at(-1)?.[1];
      if (data) seen.last = JSON.parse(data) as RecordNews;
    }
  };
  void read().catch(() => undefined);
  const close = () => void reader?.cancel();
  closing.push(close);
  const until = (fits: (news: RecordNews) => boolean) =>
    vi.waitFor(() => {
      if (!seen.last || !fits(seen.last)) throw new Error(`It says ${JSON.stringify(seen.last)}`);
      return seen.last;
    });
  return { until, close };
}

/** Writes a message that Ama then has open. */
async function openMessage() {
  const id = await message();
  const ama = await open(apis.one, 'Ama', id);
  const { version } = await ama.until(() => true);
  return { id, ama, version };
}

const change = async (api: TestApi, name: string, id: string, body: object, seen?: string) =>
  askOf(api)<{ state: string }>('PATCH', `/staff/enquiries/${id}`, body, {
    ...(await bearer(api, name)),
    ...(seen === undefined ? {} : { 'if-match': `"${seen}"` }),
  });

describe('two people at one record, on two instances', () => {
  it('see each other arrive and leave', async () => {
    const { id, ama } = await openMessage();
    expect((await ama.until(() => true)).here).toEqual([]);
    const kofi = await open(apis.other, 'Kofi', id);
    expect((await ama.until(({ here }) => here.length > 0)).here).toEqual(['Kofi']);
    expect((await kofi.until(({ here }) => here.length > 0)).here).toEqual(['Ama']);
    kofi.close();
    expect((await ama.until(({ here }) => here.length === 0)).isGone).toBe(false);
  });

  it('no longer see a colleague whose instance has crashed', async () => {
    const id = await message();
    const record = `enquiry/${id}`;
    const gone = { id: randomUUID(), record, account: 'auth0|esi', name: 'Esi' };
    const ama = await open(apis.one, 'Ama', id);
    await ama.until(() => true);
    await apis.database.db.insert(recordPresence).values({ ...gone, seenAt: testNow });
    await apis.database.db.execute(sql`select pg_notify('together', '')`);
    await ama.until(({ here }) => here.includes('Esi'));
    apis.one.clock.advance(presenceMs + 1000);
    await ama.until(({ here }) => here.length === 0);
    expect(await apis.database.db.$count(recordPresence, eq(recordPresence.account, 'auth0|esi'))).toBe(0);
  });

  it("see each other's changes, with a new version", async () => {
    const { id, ama, version } = await openMessage();
    await change(apis.other, 'Kofi', id, { state: 'in_progress' });
    const news = await ama.until((now) => now.version !== version);
    expect(news).toMatchObject({ changedBy: 'Kofi', isOwnChange: false, isGone: false });
  });

  it('are notified when the record is deleted', async () => {
    const { id, ama } = await openMessage();
    await ama.until(({ isGone }) => !isGone);
    await apis.other.deps.db.delete(contactMessages).where(eq(contactMessages.id, id));
    expect((await ama.until(({ isGone }) => isGone)).version).toContain(id);
  });

  it('are told at once when the record does not exist', async () => {
    const ama = await open(apis.one, 'Ama', randomUUID());
    expect(await ama.until(() => true)).toMatchObject({ isGone: true });
  });
});

describe('a change based on an earlier version', () => {
  it("is rejected, and the colleague's change can be read", async () => {
    const { id, ama, version } = await openMessage();
    expect((await change(apis.other, 'Kofi', id, { state: 'in_progress' }, version)).status).toBe(200);
    const refused = await change(apis.one, 'Ama', id, { state: 'closed' }, version);
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.problems)).toEqual(['version']);
    const path = `/staff/together/enquiry/${id}/changes?since=${version}`;
    const { body } = await askOf(apis.one)<RecordChange[]>(
      'GET',
      path,
      undefined,
      await bearer(apis.one, 'Ama'),
    );
    expect(body).toContainEqual(
      expect.objectContaining({ by: 'Kofi', field: 'state', to: 'in_progress', withheld: false }),
    );
    // With the current version it succeeds.
    const { version: newest } = await ama.until((now) => now.version !== version);
    expect((await change(apis.one, 'Ama', id, { state: 'closed' }, newest)).body.state).toBe('closed');
  });

  it('is rejected for one of two concurrent changes', async () => {
    const { id, version } = await openMessage();
    const answers = await Promise.all([
      change(apis.one, 'Ama', id, { state: 'closed' }, version),
      change(apis.other, 'Kofi', id, { state: 'in_progress' }, version),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is rejected by the database itself when the other change comes after the check', async () => {
    const { id } = await openMessage();
    const late = apis.database.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('school.seen', ${`enquiry/${id}:999`}, true)`);
      await tx.update(contactMessages).set({ message: 'Changed' }).where(eq(contactMessages.id, id));
    });
    await expect(late).rejects.toMatchObject({ cause: { constraint: 'record_version' } });
  });

  it('is accepted when only the same person has changed it since then', async () => {
    const { id, ama, version } = await openMessage();
    const states = ['in_progress', 'answered', 'closed'];
    for (const state of states)
      expect((await change(apis.one, 'Ama', id, { state }, version)).status, state).toBe(200);
    const { version: own } = await ama.until((now) => now.isOwnChange && now.version !== version);
    await change(apis.other, 'Kofi', id, { state: 'new' });
    for (const seen of [version, own])
      expect((await change(apis.one, 'Ama', id, { state: 'closed' }, seen)).status).toBe(409);
  });

  it('is rejected when a visitor has changed it after one’s own change', async () => {
    const { id, version } = await openMessage();
    await change(apis.one, 'Ama', id, { state: 'in_progress' }, version);
    await apis.other.deps.db.update(contactMessages).set({ phone: '1' }).where(eq(contactMessages.id, id));
    expect((await change(apis.one, 'Ama', id, { state: 'closed' }, version)).status).toBe(409);
  });

  it('may follow one’s own changes of another record', async () => {
    const [id, another] = [await message(), await message()];
    const ama = await open(apis.one, 'Ama', id);
    const { version } = await ama.until(() => true);
    await change(apis.other, 'Kofi', another, { state: 'closed' });
    expect((await change(apis.one, 'Ama', id, { state: 'closed' }, version)).status).toBe(200);
  });

  it('is rejected for a version that the record has not reached, and for a record that was never opened', async () => {
    const [id, unopened] = [await message(), await message()];
    const ama = await open(apis.one, 'Ama', id);
    const { version } = await ama.until(() => true);
    const [record, number] = version.split(':');
    const later = `${record}:${Number(number) + 1}`;
    for (const [key, seen] of [
      [id, later],
      [unopened, `enquiry/${unopened}:1`],
    ] as const)
      expect((await change(apis.one, 'Ama', key, { state: 'closed' }, seen)).status, seen).toBe(409);
  });

  it('is rejected also when it would leave the record unchanged', async () => {
    const [id, other] = [await message(), await message()];
    const ama = await open(apis.one, 'Ama', id);
    const { version } = await ama.until(() => true);
    await change(apis.other, 'Kofi', id, { state: 'closed' });
    // No trigger sees these: the first changes nothing, the second another record than the seen one.
    for (const key of [id, other])
      expect((await change(apis.one, 'Ama', key, { state: 'closed' }, version)).status).toBe(409);
  });

  it.each(['W/"x"', '*', '"enquiry/1"', 'enquiry/1:2'])('cannot be written as %s', async (header) => {
    const id = await message();
    const headers = { ...(await bearer(apis.one, 'Ama')), 'if-match': header };
    const answer = await askOf(apis.one)('PATCH', `/staff/enquiries/${id}`, { state: 'closed' }, headers);
    expect(answer.status).toBe(400);
  });
});

it.each(Object.entries(roots))('a %s is counted in each of its possible tables', async (kind, tables) => {
  for (const table of tables) {
    const name = `${getTableName(table)}_touch_${kind.replaceAll('-', '_')}`;
    const { rows } = await apis.database.client.query('select 1 from pg_trigger where tgname = $1', [name]);
    expect(rows, name).toHaveLength(1);
  }
});

it('a recommendation is an enquiry that can be opened', async () => {
  const { db } = apis.database;
  const links = { code: 'AMA', submissionKey: randomUUID(), createdAt: testNow };
  const [link] = await db.insert(referralLinks).values(links).returning();
  const sent = { submissionKey: links.submissionKey, name: 'Ama', email: 'ama@example.com' };
  const [made] = await db
    .insert(referrals)
    .values({ ...sent, linkId: link!.id, receivedAt: testNow })
    .returning();
  const ama = await open(apis.one, 'Ama', made!.id);
  const { isGone, version } = await ama.until(() => true);
  expect(isGone).toBe(false);
  await db.update(referrals).set({ name: 'Ama Serwaa' }).where(eq(referrals.id, made!.id));
  await ama.until((now) => now.version !== version);
});

it('a text shows who else has it open and what they change, also before the first change', async () => {
  const path = '/staff/content/mf-public/faqs';
  const kofi = await bearer(apis.other, 'Kofi');
  const ama = await open(apis.one, 'Ama', 'mf-public.faqs', 'text');
  await open(apis.other, 'Kofi', 'mf-public.faqs', 'text');
  const { version, isGone } = await ama.until(({ here }) => here.includes('Kofi'));
  expect(isGone).toBe(false);
  const { body } = await askOf(apis.other)<{ version: number }>('GET', path, undefined, kofi);
  const draft = { version: body.version, value: [] };
  expect((await askOf(apis.other)('PUT', `${path}/draft`, draft, kofi)).status).toBe(200);
  await ama.until((now) => now.version !== version && now.changedBy === 'Kofi');
});

it('an invitation shows who else has it open, and what they change', async () => {
  const [made] = await apis.database.db
    .insert(ticketInvitations)
    .values({
      code: 'ABCD2345',
      sale: 'pre-sale',
      typeIds: ['family'],
      maxTickets: 4,
      guestName: 'Esi',
      createdAt: testNow,
      createdBy: 'auth0|staff',
    })
    .returning();
  const ama = await open(apis.one, 'Ama', made!.id, 'invitation');
  await open(apis.other, 'Kofi', made!.id, 'invitation');
  const { version } = await ama.until(({ here }) => here.includes('Kofi'));
  const headers = { ...(await bearer(apis.other, 'Kofi')), 'if-match': `"${version}"` };
  const path = `/staff/tickets/invitations/${made!.id}`;
  const revoked = await askOf(apis.other)('PATCH', path, { isRevoked: true }, headers);
  expect(revoked.status).toBe(200);
  await ama.until((now) => now.version !== version && now.changedBy === 'Kofi');
});

it('a volunteer shows who else has them open, what they change, and which shifts they get', async () => {
  const { db } = apis.database;
  const who = { requestKey: randomUUID(), name: 'Esi', email: 'esi@example.com', addedAt: testNow };
  const [made] = await db.insert(volunteers).values(who).returning();
  const ama = await open(apis.one, 'Ama', made!.id, 'volunteer');
  const { version } = await ama.until(() => true);
  await open(apis.other, 'Kofi', made!.id, 'volunteer');
  await ama.until(({ here }) => here.includes('Kofi'));

  const kofi = await bearer(apis.other, 'Kofi');
  const path = `/staff/volunteers/${made!.id}`;
  const helpsNoMore = { isActive: false };
  const stopped = await askOf(apis.other)('PATCH', path, helpsNoMore, {
    ...kofi,
    'if-match': `"${version}"`,
  });
  expect(stopped.status).toBe(204);
  await ama.until((now) => now.version !== version && now.changedBy === 'Kofi');
  const late = { ...(await bearer(apis.one, 'Ama')), 'if-match': `"${version}"` };
  expect((await askOf(apis.one)('PATCH', path, helpsNoMore, late)).status).toBe(409);

  const { version: stoppedAt } = await ama.until(() => true);
  const shift = { requestKey: randomUUID(), task: 'Door', place: 'Main hall', needed: 1 };
  const times = { startsAt: testNow, endsAt: new Date(testNow.getTime() + 60 * 60 * 1000) };
  const [planned] = await db
    .insert(volunteerShifts)
    .values({ ...shift, ...times })
    .returning();
  const atShift = await open(apis.one, 'Ama', planned!.id, 'shift');
  const { version: plannedAs } = await atShift.until(() => true);
  const given = { shiftId: planned!.id, volunteerId: made!.id, assignedAt: testNow };
  await db.insert(volunteerAssignments).values(given);
  await atShift.until((now) => now.version !== plannedAs);
  const { version: givenAt } = await ama.until((now) => now.version !== stoppedAt);
  await db.delete(volunteerShifts).where(eq(volunteerShifts.id, planned!.id));
  await ama.until((now) => now.version !== givenAt);
  await atShift.until(({ isGone }) => isGone);
});

describe('settings that two people have open', () => {
  const code = {
    code: 'SPRING25',
    kind: 'percent',
    value: 25,
    createdAt: testNow,
    createdBy: 'auth0|staff',
  } as const;
  const aCode = async () => (await apis.database.db.insert(ticketPromoCodes).values(code).returning())[0]!.id;

  /** One person's change, where it is stored, and the other's change based on the version before. */
  it.each([
    ['ticket-type', () => 'family', '/staff/tickets/types/family', { price: 9000 }, { maxPerOrder: 4 }],
    ['ticket-sale', () => 'public', '/staff/tickets/sales/public', { isOpen: false }, { isOpen: true }],
    ['promo-code', aCode, '/staff/tickets/promo-codes/', { maxUses: 5 }, { isActive: false }],
    ['competition-settings', () => '1', '/staff/competition/settings', { isBlind: false }, { isOpen: false }],
    [
      'hall-plan',
      () => '1',
      '/staff/tickets/seats',
      { seats: ['L-9-1'], isBlocked: true },
      { seats: ['L-9-1'], isBlocked: true, note: 'A camera' },
    ],
  ])(
    'a %s: both see each other, and an outdated version is rejected',
    async (kind, make, at, first, late) => {
      const id = await make();
      const path = at.endsWith('/') ? at + id : at;
      const ama = await open(apis.one, 'Ama', id, kind);
      await open(apis.other, 'Kofi', id, kind);
      const { version } = await ama.until(({ here }) => here.includes('Kofi'));
      const seen = { 'if-match': `"${version}"` };
      const kofi = { ...(await bearer(apis.other, 'Kofi')), ...seen };
      expect((await askOf(apis.other)('PATCH', path, first, kofi)).status).toBeLessThan(300);
      const { version: newest } = await ama.until(
        (now) => now.version !== version && now.changedBy === 'Kofi',
      );

      const headers = await bearer(apis.one, 'Ama');
      const refused = await askOf(apis.one)('PATCH', path, late, { ...headers, ...seen });
      expect([refused.status, Object.keys(refused.problems)]).toEqual([409, ['version']]);
      const changes = `/staff/together/${kind}/${id}/changes?since=${version}`;
      const { body } = await askOf(apis.one)<RecordChange[]>('GET', changes, undefined, headers);
      expect(new Set(body.map(({ by }) => by))).toEqual(new Set(['Kofi']));
      expect(body.map(({ part }) => part)).toContain(kind === 'hall-plan' ? 'Left, row 9, seat 1' : null);

      const again = await askOf(apis.one)('PATCH', path, late, { ...headers, 'if-match': `"${newest}"` });
      expect(again.status).toBeLessThan(300);
    },
  );

  it('moving a seat changes the plan; holding a ticket does not change its type', async () => {
    const { db } = apis.database;
    const plan = await open(apis.one, 'Ama', '1', 'hall-plan');
    const type = await open(apis.one, 'Ama', 'family', 'ticket-type');
    const { version } = await plan.until(() => true);
    const { version: typeVersion } = await type.until(() => true);
    await db.update(ticketTypes).set({ taken: 1 }).where(eq(ticketTypes.id, 'family'));
    const kofi = await bearer(apis.other, 'Kofi');
    await askOf(apis.other)('PATCH', '/staff/tickets/seats/L-9-2', { x: 5, y: 6 }, kofi);
    await plan.until((now) => now.version !== version);
    expect((await type.until(() => true)).version).toBe(typeVersion);
  });
});

it('a person who could not be announced is not shown', async () => {
  const { db, listen } = apis.database;
  /** A database that sends no notifications, not even in transactions. */
  const mute = (on: Database): Database =>
    new Proxy(on, {
      get: (target, name) => {
        if (name === 'execute') return () => Promise.reject(new Error('The connection is lost'));
        if (name === 'transaction')
          return (run: (tx: Database) => Promise<unknown>) => target.transaction((tx) => run(mute(tx)));
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? (member as () => unknown).bind(target) : member;
      },
    });
  const { clock, log } = apis.one.deps;
  const together = await createTogether({ db: mute(db), listen }, { clock, log }, { beatMs: 20 });
  const record = { kind: 'enquiry', id: await message() } as const;
  const visitor = { account: 'auth0|esi', name: 'Esi' };
  await expect(together.open(record, visitor, () => undefined)).rejects.toThrow('The connection is lost');
  expect(await db.$count(recordPresence)).toBe(0);
  await together.close();
});

it('a record that is no longer opened is no longer counted', async () => {
  const id = await message();
  const ama = await open(apis.one, 'Ama', id);
  await ama.until(() => true);
  ama.close();
  apis.one.clock.advance(25 * 60 * 60 * 1000);
  apis.other.clock.advance(25 * 60 * 60 * 1000);
  await vi.waitFor(async () => expect(await apis.database.db.$count(recordVersions)).toBe(0));
});

it.each([
  ['enquiry', 'not-an-id'],
  ['competition-settings', 'not-a-figure'],
  ['ticket-type', 'not a name'],
  ['text', 'questions'],
  ['teapot', randomUUID()],
])('a %s called %s is no record', async (kind, id) => {
  const headers = await bearer(apis.one, 'Ama');
  const answer = await askOf(apis.one)(
    'GET',
    `/staff/together/${kind}/${encodeURIComponent(id)}/stream`,
    undefined,
    headers,
  );
  expect(answer.status).toBe(422);
});
