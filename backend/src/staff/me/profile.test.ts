import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { staffAccounts, uploads } from '../../platform/db/schema';
import { testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { emptyTables } from '../../testing/database';
import { testFiles } from '../../testing/files';
import { queuedMails } from '../../testing/mails';
import { uploader } from '../../testing/uploads';
import type { Profile } from './me.routes';

const api = testApi({ formsPerHour: 1_000 });
beforeEach(async () => {
  const tables = ['account_sessions', 'contact_messages', 'outbox', 'audit_changes', 'audit_actions'];
  await emptyTables(api.database.client, 'staff_accounts', 'uploads', ...tables);
});

const claimOf = (name: string) => `https://music-school.example/${name}`;
const ama = {
  sub: 'auth0|ama',
  [claimOf('name')]: 'Ama Serwaa',
  [claimOf('email')]: 'ama@music-school.example',
  [claimOf('session')]: 'office',
};
const ask = async <T = Profile>(method: string, path: string, body?: object, claims: object = ama) =>
  askOf(api)<T>(method, path, body, { authorization: `Bearer ${await api.token({ ...claims })}` });
const write = () =>
  askOf(api)(
    'POST',
    '/contact/messages',
    { topic: 'lessons', name: 'Kojo', email: 'kojo@example.com', message: 'Do you teach the kora?' },
    { 'idempotency-key': randomUUID() },
  );
const mailed = async () => (await queuedMails(api.database.db)).map(({ to }) => to).toSorted();

describe('the name', () => {
  it('is the token’s until another one is chosen, which colleagues then see', async () => {
    expect((await ask('GET', '/me/profile')).body).toMatchObject({ name: 'Ama Serwaa', mails: [] });
    expect((await ask('PATCH', '/me/profile', { name: ' Auntie Ama ' })).body.name).toBe('Auntie Ama');
    await ask('GET', '/me');
    const { body } = await ask<{ name: string }[]>('GET', '/staff/accounts');
    expect(body.map(({ name }) => name)).toEqual(['Auntie Ama']);
    const log = await ask<{ rows: { name: string }[] }>('GET', '/staff/audit?operation=changeProfile');
    expect(log.body.rows).toHaveLength(1);
    api.clock.advance(1000);
    await ask('PATCH', '/me/profile', { mails: ['lessons'] });
    const again = await ask<{ rows: { name: string }[] }>('GET', '/staff/audit?operation=changeProfile');
    expect(again.body.rows[0]?.name).toBe('Auntie Ama');
  });

  it.each(['', '\n\u200B', 'x'.repeat(300)])('is rejected as %j, at its field', async (name) => {
    const answer = await ask('PATCH', '/me/profile', { name });
    expect([answer.status, Object.keys(answer.problems)]).toEqual([422, ['name']]);
  });

  it('is not stored for people outside the staff', async () => {
    const nobody = { ...ama, [api.settings.auth.rolesClaim]: [] };
    expect((await ask('GET', '/me/profile', undefined, nobody)).status).toBe(200);
    expect((await ask('PATCH', '/me/profile', { name: 'Somebody' }, nobody)).status).toBe(403);
  });
});

describe('mails', () => {
  it('go to people who subscribed, and to the school’s own mailbox', async () => {
    await ask('PATCH', '/me/profile', { mails: ['lessons', 'donations'] });
    await write();
    expect(await mailed()).toEqual(['kojo@example.com', api.settings.mail.staff]);
    await ask('PATCH', '/me/profile', { mails: ['messages'] });
    await write();
    expect((await mailed()).filter((to) => to === 'ama@music-school.example')).toHaveLength(1);
    await ask('PATCH', '/me/profile', { mails: [] });
    await write();
    expect((await mailed()).filter((to) => to === 'ama@music-school.example')).toHaveLength(1);
  });

  it('stop for people who lost the role, or were away for a quarter of a year', async () => {
    await ask('PATCH', '/me/profile', { mails: ['messages'] });
    api.clock.advance(91 * 24 * 60 * 60 * 1000);
    await write();
    expect(await mailed()).not.toContain('ama@music-school.example');
    await ask('GET', '/me', undefined, { ...ama, [claimOf('session')]: 'again' });
    await ask('GET', '/me', undefined, {
      ...ama,
      [claimOf('session')]: 'again',
      [api.settings.auth.rolesClaim]: [],
    });
    await write();
    expect(await mailed()).not.toContain('ama@music-school.example');
  });

  it('must be of existing kinds', async () => {
    expect((await ask('PATCH', '/me/profile', { mails: ['gossip'] })).status).toBe(422);
  });
});

describe('the picture', () => {
  const photo = { purpose: 'staff_picture', name: 'me.jpg' };
  const handed = async (change: object = {}) => {
    const { id, ticket } = await uploader(api).stored(photo, testFiles.jpg);
    return { picture: { id, ticket, name: 'me.jpg', size: testFiles.jpg.length, ...change } };
  };

  it('is shown by a link, replaced, and deleted with its file', async () => {
    const first = await handed();
    const { body } = await ask('PUT', '/me/picture', first);
    const shown = new URL(body.pictureUrl ?? '');
    const response = await api.send('GET', shown.pathname + shown.search);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await ask('PUT', '/me/picture', first)).status).toBe(200);
    await ask('PUT', '/me/picture', await handed());
    const states = await api.database.db.select({ id: uploads.id, state: uploads.state }).from(uploads);
    expect(states.find(({ id }) => id === first.picture.id)?.state).toBe('stored');
    expect((await ask('DELETE', '/me/picture')).body.pictureUrl).toBeNull();
    const [stored] = await api.database.db
      .select({ pictureId: staffAccounts.pictureId })
      .from(staffAccounts)
      .where(eq(staffAccounts.account, 'auth0|ama'));
    expect(stored?.pictureId).toBeNull();
  });

  it.each([
    ['a deleted file', { id: randomUUID() }, /not authorized/],
    ['a wrong ticket', { ticket: 'nonsense' }, /unauthenticated/],
  ])('is rejected with %s in the catalogue’s words', async (_, change, message) => {
    const answer = await ask('PUT', '/me/picture', await handed(change));
    expect([answer.status, answer.problems['picture']]).toEqual([422, expect.stringMatching(message)]);
  });
});
