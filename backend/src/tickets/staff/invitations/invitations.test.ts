import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ticketHolds, ticketInvitations } from '../../../platform/db/schema';
import type { BulkResult } from '../../../staff/staff-lists/bulk';
import { testNow } from '../../../testing/api';
import { testApi } from '../../../testing/testApi';
import { askOf } from '../../../testing/ask';
import type { InvitationView } from './invitations.routes';

interface Page {
  total: number;
  more: boolean;
  rows: InvitationView[];
}

const api = testApi();
let headers: { authorization: string };
beforeEach(async () => {
  headers = { authorization: `Bearer ${await api.token()}` };
  await api.database.db.delete(ticketHolds);
  await api.database.db.delete(ticketInvitations);
});

const staff = <T>(method: string, rest = '', body?: unknown) =>
  askOf(api)<T>(method, `/staff/tickets/invitations${rest}`, body, headers);
const names = async (query: string) => (await staff<Page>('GET', query)).body.rows.map(({ name }) => name);

/** Creates invitations a minute apart; the last one is the newest. */
async function invite(...guests: Partial<typeof ticketInvitations.$inferInsert>[]) {
  const made = await api.database.db
    .insert(ticketInvitations)
    .values(
      guests.map((guest, nth) => ({
        code: randomUUID().slice(0, 8),
        sale: 'pre-sale' as const,
        typeIds: ['family'],
        maxTickets: 2,
        createdAt: new Date(testNow.getTime() - (guests.length - nth) * 60_000),
        createdBy: 'a',
        ...guest,
      })),
    )
    .returning({ id: ticketInvitations.id });
  return made.map(({ id }) => id);
}

async function hold(invitationId: string | undefined, state: 'active' | 'paid', minutes: number) {
  await api.database.db.insert(ticketHolds).values({
    tokenDigest: randomUUID(),
    sale: 'pre-sale',
    state,
    invitationId: invitationId ?? '',
    selection: [],
    addressDigest: 'a',
    createdAt: testNow,
    expiresAt: new Date(testNow.getTime() + minutes * 60_000),
  });
}

describe('the list of invitations', () => {
  it('is searched, filtered, sorted and paged', async () => {
    const [used, held] = await invite(
      { guestName: 'Yaa Mensah' },
      { guestName: 'Kofi Mensah', email: 'kofi@example.com' },
      { guestName: 'Ama 100%', sale: 'experiential' },
      { guestName: 'Esi', isRevoked: true, note: 'Left the choir' },
    );
    await hold(used, 'paid', -60);
    await hold(held, 'active', 10);
    expect(await names('')).toEqual(['Esi', 'Ama 100%', 'Kofi Mensah', 'Yaa Mensah']);
    expect(await names('?sort=name&order=asc')).toEqual(['Ama 100%', 'Esi', 'Kofi Mensah', 'Yaa Mensah']);
    expect(await names('?search=MENSAH%20kofi')).toEqual(['Kofi Mensah']);
    expect(await names('?search=choir')).toEqual(['Esi']);
    expect(await names('?search=0%25')).toEqual(['Ama 100%']);
    expect(await names('?sale=experiential')).toEqual(['Ama 100%']);
    for (const [state, name] of [
      ['used', 'Yaa Mensah'],
      ['held', 'Kofi Mensah'],
      ['unused', 'Ama 100%'],
      ['revoked', 'Esi'],
    ]) {
      expect(await names(`?state=${state}`)).toEqual([name]);
      expect((await staff<Page>('GET', `?state=${state}`)).body).toMatchObject({
        total: 1,
        more: false,
        rows: [{ state }],
      });
    }
    expect(await names('?state=unused,revoked')).toEqual(['Esi', 'Ama 100%']);
    expect(await names('?perPage=3&page=2')).toEqual(['Yaa Mensah']);
    for (const wrong of ['?state=lost', '?sale=lost', '?sort=code', '?page=0', '?perPage=101'])
      expect((await staff('GET', wrong)).status).toBe(422);
  });

  it('returns a single one, and exports CSV without formulas', async () => {
    const [id] = await invite({ guestName: '=1+1', code: 'ABCD2345' });
    expect((await staff<InvitationView>('GET', `/${id}`)).body).toMatchObject({ id, state: 'unused' });
    expect((await staff('GET', `/${randomUUID()}`)).status).toBe(404);
    expect((await staff('GET', '/nothing')).status).toBe(422);
    const path = '/api/staff/tickets/invitations/export?search=1';
    const table = await (await api.send('GET', path, undefined, headers)).text();
    expect(table).toContain('"\'=1+1",,ABCD2345,Unused,Pre-sale,Family of a student,2,');
    expect((await api.send('GET', path)).status).toBe(401);
  });
});

describe('many invitations', () => {
  const change = (selection: object, isRevoked: boolean, rest: object = {}) =>
    staff<BulkResult>('POST', '/bulk', { selection, isRevoked, ...rest });

  it('are revoked except for used ones, and a repeat changes nothing', async () => {
    const ids = await invite(
      { guestName: 'Ama' },
      { guestName: 'Kofi', isRevoked: true },
      { guestName: 'Yaa' },
    );
    await hold(ids[2], 'paid', -60);
    const gone = randomUUID();
    const some = { ids: [...ids, gone] };
    const result = { selected: 4, refused: 2 };
    const dry = await change(some, true, { dry: true });
    expect(dry.body).toMatchObject({ ...result, changed: 0, unchanged: 0 });
    expect(await names('?state=revoked')).toEqual(['Kofi']);
    const { body } = await change(some, true);
    expect(body).toMatchObject({ ...result, changed: 1, unchanged: 1 });
    expect(new Map(body.reasons.map(({ id, reason }) => [id, reason]))).toEqual(
      new Map([
        [gone, 'It is not there any more.'],
        [ids[2], 'It has been used.'],
      ]),
    );
    expect((await change(some, true)).body).toMatchObject({ ...result, changed: 0, unchanged: 2 });
    expect((await change({ all: { state: 'revoked' } }, false)).body).toMatchObject({
      selected: 2,
      changed: 2,
    });
    expect(await names('?state=unused')).toEqual(['Kofi', 'Ama']);
  });

  it('are those that match and existed when the list was loaded', async () => {
    await invite({ guestName: 'Ama Mensah' }, { guestName: 'Late Mensah', createdAt: testNow });
    const until = new Date(testNow.getTime() - 1).toISOString();
    expect((await change({ all: { search: 'mensah' }, until }, true)).body).toMatchObject({ changed: 1 });
    expect(await names('?state=unused')).toEqual(['Late Mensah']);
    for (const wrong of [{}, { ids: [] }, { ids: ['x'] }, { all: { state: 'lost' } }])
      expect((await change(wrong, true)).status).toBe(422);
  });
});
