import { randomUUID } from 'node:crypto';
import { storageMessages } from '@school/shared/schemas/uploads';
import { beforeEach, describe, expect, it } from 'vitest';
import { challengeEntries } from '../../platform/db/schema';
import { testApi } from '../../testing/testApi';
import { testFiles } from '../../testing/files';
import { queuedMails } from '../../testing/mails';
import { boxOfficeOf, emptyBoxOffice } from '../../testing/tickets';
import { uploader } from '../../testing/uploads';

const api = testApi();
const box = boxOfficeOf(api);
beforeEach(() => emptyBoxOffice(api.database));

const sheet = async (change: Record<string, unknown> = {}) => {
  const { id, ticket } = await uploader(api).stored({
    purpose: 'challenge_sheet',
    name: 'swan.pdf',
    ...change,
  });
  return { id, ticket, name: 'swan.pdf', size: testFiles.pdf.length };
};
const entry = async (changes: object = {}) => ({
  artist: 'Esi',
  age: 9,
  place: 'Accra',
  piece: 'The Swan',
  sheet: await sheet(),
  email: 'abena@example.com',
  guardian: { name: 'Abena Osei', phone: '024 412 3456', consent: true },
  ...changes,
});
const enter = (body: unknown, key: string = randomUUID()) =>
  box.ask<{ reference: string }>('POST', '/music-art-challenge/entries', body, { 'idempotency-key': key });
const stored = () => api.database.db.select().from(challengeEntries);

describe('entering the challenge', () => {
  it("stores the sheet with the guardian's consent, and mails both sides", async () => {
    const key = randomUUID();
    const sent = await entry();
    const { status, body } = await enter(sent, key);
    expect(status).toBe(201);
    expect((await enter(sent, key)).body).toEqual(body);
    expect(await stored()).toMatchObject([
      {
        artist: 'Esi',
        age: 9,
        guardianName: 'Abena Osei',
        guardianPhone: '+233244123456',
        sheetId: sent.sheet.id,
      },
    ]);
    const mails = await queuedMails(api.database.db);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['abena@example.com', `We have the sheet, ${body.reference}`],
      [api.settings.mail.staff, `Music Art Challenge: Esi, ${body.reference}`],
    ]);
  });

  it('is rejected at its field', async () => {
    const problems = async (changes: object) => (await enter(await entry(changes))).problems;
    const refusal = 'An artist under 18 needs a parent or guardian who agrees';
    expect(await problems({ guardian: undefined })).toEqual({ 'guardian.consent': refusal });
    expect(await problems({ sheet: null })).toEqual({ sheet: 'Please add a photograph of the sheet' });
    expect(await problems({ age: 3 })).toHaveProperty('age');
    expect(await problems({ age: 9.5 })).toHaveProperty('age');
    expect(await problems({ sheet: { ...(await sheet()), id: randomUUID() } })).toEqual({
      sheet: storageMessages.unauthorized,
    });
    expect(await problems({ sheet: await sheet({ purpose: 'cv' }) })).toEqual({
      sheet: storageMessages.unauthorized,
    });
    expect(await stored()).toEqual([]);
  });

  it('rejects a file of another type', async () => {
    const { status, ...upload } = await uploader(api).announce({
      purpose: 'challenge_sheet',
      name: 'swan.png',
      size: testFiles.exe.length,
    });
    expect(status).toBe(201);
    const response = await uploader(api).put(upload, testFiles.exe);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { code: 'wrong_file_type' } });
  });
});
