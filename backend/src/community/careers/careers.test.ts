import { randomUUID } from 'node:crypto';
import { storageMessages } from '@school/shared/schemas/uploads';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobApplications, outbox, rateLimits, uploads } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { testFiles } from '../../testing/files';
import { queuedMails } from '../../testing/mails';
import { uploader } from '../../testing/uploads';

const abena = {
  opening: 'piano-teacher',
  openingTitle: 'Piano teacher',
  name: 'Abena Osei',
  email: 'abena@example.com',
  phone: '024 412 3456',
  letter: 'I teach.\nMostly children.',
  recording: 'https://sound.example/abena',
};

const api = testApi();
const up = uploader(api);
beforeEach(async () => {
  for (const table of [jobApplications, outbox, rateLimits]) await api.database.db.delete(table);
});

async function sendCv(change: Record<string, unknown> = {}) {
  const { id, ticket } = await up.stored(change);
  return { id, ticket, name: 'ama.pdf', size: testFiles.pdf.length };
}
const apply = (body: unknown, key: string = randomUUID()) =>
  api.send('POST', '/api/careers/applications', body, { 'idempotency-key': key });
const applyWithCv = async (change: Record<string, unknown> = {}) =>
  apply({ ...abena, cv: await sendCv(), ...change });
const stored = () => api.database.db.select().from(jobApplications);
const fieldsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return ((await response.json()) as { error: { fields: unknown[] } }).error.fields;
};

describe('applying for a vacancy', () => {
  it('stores the application with its CV, thanks the applicant and notifies staff', async () => {
    const cv = await sendCv({ name: 'Abena Osei.pdf' });
    const response = await apply({ ...abena, cv });
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as { reference: string };
    expect(reference).toMatch(/^WORK-/);
    expect(await stored()).toMatchObject([
      { ...abena, reference, phone: '+233244123456', cvId: cv.id, receivedAt: testNow },
    ]);

    const [thanks, notice] = await queuedMails(api.database.db);
    expect(thanks).toMatchObject({ to: abena.email, subject: `We have your application, ${reference}` });
    expect(notice?.text).toContain('Abena Osei.pdf, 1 KB');
    expect(thanks?.text).not.toContain('/api/uploads');
    expect(notice).toMatchObject({
      to: api.settings.mail.staff,
      subject: `Application: Piano teacher, Abena Osei, ${reference}`,
      replyTo: abena.email,
    });
    expect(notice?.text).toContain('> Mostly children.');
  });

  it('lets staff open the CV from their mail, for seven days', async () => {
    await applyWithCv();
    const [, notice] = await queuedMails(api.database.db);
    const [link = ''] = /http\S+\/api\/uploads\/\S+/.exec(notice?.text ?? '') ?? [];
    const { pathname, search } = new URL(link);
    const opened = await api.app.request(pathname + search);
    expect(opened.status).toBe(200);
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(testFiles.pdf);

    api.clock.advance(7 * 24 * 60 * 60 * 1000 + 1);
    expect((await api.app.request(pathname + search)).status).toBe(401);
  });

  it('accepts the same application once, at the same moment or later, with one reference', async () => {
    const key = randomUUID();
    const application = { ...abena, cv: await sendCv() };
    const answers = await Promise.all([apply(application, key), apply(application, key)]);
    answers.push(await apply(application, key));
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first).toMatchObject({ status: 'received' });
    for (const other of others) expect(other).toEqual(first);
    expect(await stored()).toHaveLength(1);
    expect(await queuedMails(api.database.db)).toHaveLength(2);
  });

  it('needs no recording', async () => {
    expect((await applyWithCv({ recording: '' })).status).toBe(201);
    expect(await stored()).toMatchObject([{ recording: null }]);
  });

  it.each([
    ['opening', { opening: 'Piano teacher' }, 'Please choose a position'],
    ['openingTitle', { openingTitle: '' }, 'Please choose a position'],
    ['openingTitle', { openingTitle: 'x'.repeat(101) }, 'This can have at most 100 characters'],
    ['name', { name: '' }, 'Please enter your name'],
    ['email', { email: 'abena' }, 'The provided email is invalid'],
    ['phone', { phone: '' }, 'Please enter a phone number'],
    ['letter', { letter: ' ' }, 'Please write a few lines about yourself'],
    ['letter', { letter: 'x'.repeat(3001) }, 'This can have at most 3,000 characters'],
    ['cv', { cv: null }, 'Please add your CV'],
    ['recording', { recording: 'a link' }, 'Please enter the whole address, beginning with https://'],
  ])('reports what is wrong with %s %o', async (field, change, message) => {
    expect(await fieldsOf(await applyWithCv(change))).toContainEqual({ field, message });
    expect(await stored()).toEqual([]);
  });

  it('reports a deleted CV as object not found', async () => {
    const cv = await sendCv();
    await up.ask('DELETE', cv);
    expect(await fieldsOf(await apply({ ...abena, cv }))).toEqual([
      { field: 'cv', message: storageMessages.object_not_found },
    ]);
  });

  it('rejects the CV of another application as unauthorized', async () => {
    const cv = await sendCv();
    expect((await apply({ ...abena, cv })).status).toBe(201);
    expect(await fieldsOf(await apply({ ...abena, cv }))).toEqual([
      { field: 'cv', message: storageMessages.unauthorized },
    ]);
    expect(await stored()).toHaveLength(1);
  });

  it("rejects a CV with another file's ticket", async () => {
    const [cv, { ticket }] = [await sendCv(), await sendCv()];
    expect(await fieldsOf(await apply({ ...abena, cv: { ...cv, ticket } }))).toEqual([
      { field: 'cv', message: storageMessages.unauthorized },
    ]);
    expect(await fieldsOf(await apply({ ...abena, cv: { ...cv, ticket: 'none' } }))).toEqual([
      { field: 'cv', message: storageMessages.unauthenticated },
    ]);
  });

  it('leaves the CV unclaimed when the application is rejected', async () => {
    for (let nth = 0; nth < 5; nth++) expect((await applyWithCv()).status).toBe(201);
    const cv = await sendCv();
    expect((await apply({ ...abena, cv })).status).toBe(429);
    const [row] = await api.database.db.select().from(uploads).where(eq(uploads.id, cv.id));
    expect(row).toMatchObject({ state: 'stored', claimedBy: null });
  });

  it('silently drops what a bot filled in, with the same response', async () => {
    const response = await applyWithCv({ website: 'https://spam.example' });
    expect(await response.json()).toMatchObject({ status: 'received', reference: expect.any(String) });
    expect(await stored()).toEqual([]);
    expect(await queuedMails(api.database.db)).toEqual([]);
  });
});
