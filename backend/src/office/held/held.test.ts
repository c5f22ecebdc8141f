import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactMessages, heldSubmissions, jobApplications, outbox, uploads } from '../../platform/db/schema';
import { heldRecord } from './heldRecord';
import { testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { testFiles } from '../../testing/files';
import { bodies, operationsWithJson } from '../../testing/operations';
import { queuedMails } from '../../testing/mails';
import { uploader } from '../../testing/uploads';
import type { HeldFormList } from './held.routes';

const ama = {
  topic: 'trial_lesson',
  name: 'Ama Serwaa',
  email: 'ama@example.com',
  phone: '024 412 3456',
  message: 'May she try the cello?',
  leaveEmpty: 'https://ama.example',
};

const api = testApi({ uploads: { perHour: 1000, withinSeconds: 600 } });
let authorization: string;
beforeAll(async () => {
  authorization = `Bearer ${await api.token({ [api.settings.auth.rolesClaim]: ['staff'] })}`;
});
beforeEach(async () => {
  for (const table of [heldSubmissions, contactMessages, jobApplications, outbox])
    await api.database.db.delete(table);
});

const send = (body: object, key: string = randomUUID(), path = '/contact/messages') =>
  api.send('POST', `/api${path}`, body, { 'idempotency-key': key });
const staff = <T>(method: string, path: string) => askOf(api)<T>(method, path, undefined, { authorization });
const held = async () => (await staff<HeldFormList>('GET', '/staff/held-forms')).body;
const decide = (id: string, how: 'release' | 'discard') => staff('POST', `/staff/held-forms/${id}/${how}`);
const messages = () => api.database.db.select().from(contactMessages);
const mails = () => queuedMails(api.database.db);

async function heldOne() {
  const { rows } = await held();
  if (!rows[0]) throw new Error('Nothing is held');
  return rows[0];
}

/** The forms that only store data; the others continue with the field filled in. */
const storing = operationsWithJson().filter(
  ({ id }) =>
    bodies[id] &&
    [
      'joinCommunity',
      'sendContactMessage',
      'referFriend',
      'bookTrial',
      'registerForMusicStudy',
      'askForFees',
      'applyToPerform',
      'requestEngagement',
      'registerTicketInterest',
      'joinWaitingList',
      'waitForAuditionSlot',
    ].includes(id),
);

it('are eleven forms without a file', () => expect(storing).toHaveLength(11));

it.each(storing)('$id is held when its trap field is filled in', async ({ id, path }) => {
  const answer = await send({ ...bodies[id], leaveEmpty: 'x' }, randomUUID(), path.replace(/^\/api/, ''));
  expect(answer.status).toBe(201);
  expect((await heldOne()).name).not.toBe('');
});

it('is found under the address of the friend that it names', async () => {
  const referral = { ...bodies['referFriend'], leaveEmpty: 'x' };
  const { path = '' } = storing.find(({ id }) => id === 'referFriend') ?? {};
  await send(referral, randomUUID(), path.replace(/^\/api/, ''));
  const { id } = await heldOne();
  const { db } = api.database;
  expect(await heldRecord.find(db, 'Kofi@example.com')).toEqual([id]);
  expect(await heldRecord.find(db, 'ofi@example.com')).toEqual([]);
});

describe('a form whose trap field is filled in', () => {
  it('is held with its whole content, and sends no mails', async () => {
    expect((await send(ama)).status).toBe(201);
    expect([await messages(), await mails()]).toEqual([[], []]);
    const form = await heldOne();
    expect(form).toMatchObject({ form: 'contact', name: ama.name, email: ama.email, fileId: null });
    expect(form.sent).toContainEqual({ field: 'message', value: ama.message });
    expect(form.sent.map(({ field }) => field)).not.toContain('leaveEmpty');
  });

  it('is held once, however often it is sent', async () => {
    const key = randomUUID();
    await Promise.all([send(ama, key), send(ama, key)]);
    expect((await held()).total).toBe(1);
  });

  it('is stored and answered once it is released, and its held content is deleted', async () => {
    await send(ama);
    const { id } = await heldOne();
    expect((await decide(id, 'release')).status).toBe(204);
    expect(await messages()).toMatchObject([{ name: ama.name, message: ama.message }]);
    expect((await mails()).map(({ to }) => to)).toContain(ama.email);
    expect((await held()).total).toBe(0);
    const [row] = await api.database.db.select().from(heldSubmissions);
    expect(row).toMatchObject({ state: 'released', body: '{}' });
    for (const how of ['release', 'discard'] as const) expect((await decide(id, how)).status).toBe(409);
    expect(await messages()).toHaveLength(1);
  });

  it('is stored once when two people release it at the same time', async () => {
    await send(ama);
    const { id } = await heldOne();
    const answers = await Promise.all([decide(id, 'release'), decide(id, 'release')]);
    expect(answers.map(({ status }) => status)).toContain(204);
    expect(await messages()).toHaveLength(1);
  });

  it('is either stored or deleted when one person releases and another discards it', async () => {
    for (let round = 0; round < 5; round++) {
      await api.database.db.delete(contactMessages);
      await send(ama);
      const { id } = await heldOne();
      const [released, discarded] = await Promise.all([decide(id, 'release'), decide(id, 'discard')]);
      expect([released.status, discarded.status].toSorted()).toEqual([204, 409]);
      expect(await messages()).toHaveLength(released.status === 204 ? 1 : 0);
    }
  });

  it('is deleted when staff discard it', async () => {
    await send(ama);
    const { id } = await heldOne();
    expect((await decide(id, 'discard')).status).toBe(204);
    expect([await messages(), await mails(), (await held()).total]).toEqual([[], [], 0]);
    expect((await decide(id, 'release')).status).toBe(409);
  });

  it('claims its upload, and releases it when it is discarded', async () => {
    const { id: upload, ticket } = await uploader(api).stored();
    const application = {
      opening: 'piano-teacher',
      openingTitle: 'Piano teacher',
      name: ama.name,
      email: ama.email,
      phone: ama.phone,
      letter: 'I teach the piano.',
      cv: { id: upload, ticket, name: 'ama.pdf', size: testFiles.pdf.length },
      leaveEmpty: 'x',
    };
    const answer = await send(application, randomUUID(), '/careers/applications');
    expect([answer.status, await answer.json()]).toEqual([201, expect.anything()]);
    const state = async () =>
      (await api.database.db.select({ state: uploads.state }).from(uploads).where(eq(uploads.id, upload)))[0]
        ?.state;
    expect(await state()).toBe('claimed');
    const form = await heldOne();
    expect([form.fileId, JSON.stringify(form.sent)]).toEqual([upload, expect.not.stringContaining(ticket)]);
    await decide(form.id, 'discard');
    expect(await state()).not.toBe('claimed');
  });

  it('reports why it can no longer be accepted, and remains', async () => {
    await send(ama);
    const { id } = await heldOne();
    const wrong = { ...ama, topic: 'chess' };
    await api.database.db.update(heldSubmissions).set({ body: JSON.stringify(wrong) });
    const answer = await staff<{ error: { message: string } }>('POST', `/staff/held-forms/${id}/release`);
    expect([answer.status, answer.body.error.message]).toEqual([
      409,
      expect.stringContaining('topic: Please choose what it is about'),
    ]);
    expect((await held()).total).toBe(1);
  });
});
