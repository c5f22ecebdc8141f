import { Readable } from 'node:stream';
import { contentDocument } from '@school/shared/content';
import { declareContent, line, photograph } from '@school/shared/content/declare';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentDocuments, contentRevisions, photographs } from '../../platform/db/schema';
import { askOf } from '../../testing/ask';
import { emptyTables } from '../../testing/database';
import { effectsOf } from '../../testing/effects';
import { testApi } from '../../testing/testApi';
import { uploader } from '../../testing/uploads';
import { createDeclaredDocuments } from '../site-content/declaredDocuments';
import type { ContentDetail } from '../site-content/siteContent.routes';
import { forgetUnused } from './forgetUnused';
import type { AddedPhotograph } from './photographs.routes';

const day = 24 * 60 * 60 * 1000;
const api = testApi({ formsPerHour: 1_000 });

/** A text about one person, with their photograph. */
const person = {
  ...declareContent(contentDocument('/content/mf-public/head', { name: 'Ama' }), {
    title: 'Head of the school',
    about: 'Who leads the school.',
    schema: z.object({ name: line('Name'), photo: photograph('Photograph', { ratio: 3 / 4 }) }),
    shownOn: [],
  }),
  app: 'mf-public',
  pages: ['/about'],
};

let bytes: Buffer;
beforeAll(async () => {
  bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#7b1233' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  api.deps.declaredDocuments = createDeclaredDocuments(async () => ({ documents: [person] }));
  await emptyTables(api.database.client, 'photographs', 'uploads', 'content_documents', 'content_revisions');
});

const ask = async <T>(method: string, path: string, body?: object) =>
  askOf(api)<T>(method, `/staff${path}`, body, {
    authorization: `Bearer ${await api.token({ 'https://music-school.example/name': 'Kwame Mensah' })}`,
  });
const consent = 'Ama Serwaa, by email on 3 March';
const uploaded = async (purpose = 'site_photograph') => {
  const { id, ticket } = await uploader(api).stored({ purpose, name: 'ama.jpg' }, bytes);
  return { id, ticket, name: 'ama.jpg', size: bytes.length };
};
const add = async () => {
  const { body } = await ask<AddedPhotograph>('POST', '/photographs', { picture: await uploaded(), consent });
  return { added: body.id, width: body.width, height: body.height, alt: 'Ama at the piano.' };
};
const text = (photo?: object) => ({ name: 'Ama', ...(photo && { photo }) });
const publish = (version: number, what: object) =>
  ask<ContentDetail>('POST', '/content/mf-public/head/publications', { version, ...what });
const draft = (version: number, value: unknown) =>
  ask<ContentDetail>('PUT', '/content/mf-public/head/draft', { version, value });
const file = (id: string, name: string) => api.send('GET', `/api/photographs/${id}/${name}`);
/** Runs the hourly job after some days, for photographs that are kept for 30. */
const laterBy = async (days: number) => {
  api.clock.advance(days * day);
  await forgetUnused(api.deps, new Date(api.clock.now().getTime() - 30 * day));
};

describe('a photograph that staff add', () => {
  it('has its size, and the note of who agreed', async () => {
    const picture = await uploaded();
    const { status, body } = await ask<AddedPhotograph>('POST', '/photographs', { picture, consent });
    expect([status, body]).toEqual([201, { id: picture.id, width: 600, height: 800 }]);
    const again = await ask('POST', '/photographs', { picture, consent: 'Nobody yet' });
    expect([again.status, again.body]).toEqual([201, body]);
    expect((await ask('GET', `/photographs/${picture.id}`)).body).toMatchObject({ consent: 'Nobody yet' });
    await ask('POST', '/photographs', { picture, consent });
    expect(await api.database.db.$count(photographs)).toBe(1);
    const note = await ask('GET', `/photographs/${picture.id}`);
    expect(note.body).toMatchObject({ consent, by: 'Kwame Mensah' });
  });

  it.each([
    [{ consent: ' ' }, 'consent', 'Please say who agreed, and when'],
    [{ picture: null }, 'picture', 'Please choose a photograph'],
  ])('is refused with %j', async (change, field, message) => {
    const picture = await uploaded();
    const { status, problems } = await ask('POST', '/photographs', { picture, consent, ...change });
    expect([status, problems]).toEqual([422, { [field]: message }]);
  });

  it('is refused when the file was uploaded for something else', async () => {
    const picture = await uploaded('staff_picture');
    const { status, problems } = await ask('POST', '/photographs', { picture, consent });
    expect([status, Object.keys(problems)]).toEqual([422, ['picture']]);
    expect(await api.database.db.$count(photographs)).toBe(0);
  });

  it('is sent to everyone in each of its widths and formats, and in no other', async () => {
    const { added } = await add();
    for (const [name, format] of [
      ['240.webp', 'webp'],
      ['480.jpg', 'jpeg'],
      ['600.webp', 'webp'],
    ] as const) {
      const answers = [await file(added, name), await file(added, name)];
      const bodies = await Promise.all(answers.map(async (one) => Buffer.from(await one.arrayBuffer())));
      expect(bodies[0]).toEqual(bodies[1]);
      expect(await sharp(bodies[0]).metadata()).toMatchObject({ format, width: Number.parseInt(name, 10) });
      expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=86400');
    }
    expect((await file(added.toUpperCase(), '240.jpg')).status).toBe(200);
    expect(await api.deps.files.read(`${added.toUpperCase()}/240.jpg`)).toBeUndefined();
    for (const name of ['241.webp', '960.webp', '0.jpg']) expect((await file(added, name)).status).toBe(404);
  });
});

it.each(['240.webp', '240.jpg'])('a file that a crash cut off, %s, is made again', async (name) => {
  const { added } = await add();
  const whole = Buffer.from(await (await file(added, name)).arrayBuffer());
  const half = whole.subarray(0, whole.length / 2);
  await api.deps.files.write(`${added}/${name}`, Readable.from([half], { objectMode: false }), half.length);
  expect(Buffer.from(await (await file(added, name)).arrayBuffer())).toEqual(whole);
});

it('a file that many ask for at once is the same for each', async () => {
  const { added } = await add();
  const answers = await Promise.all(Array.from({ length: 40 }, () => file(added, '480.webp')));
  const bodies = await Promise.all(answers.map(async (one) => Buffer.from(await one.arrayBuffer())));
  for (const body of bodies) expect(body).toEqual(bodies[0]);
  expect((await sharp(bodies[0]).metadata()).width).toBe(480);
});

describe('a text with a photograph', () => {
  it('is published with it', async () => {
    const photo = await add();
    const { status, body } = await publish(0, { value: text(photo) });
    expect([status, body.shown]).toEqual([200, text(photo)]);
  });

  it.each([
    [{ alt: '' }, 'photo.alt', 'Please fill this in, on one line'],
    [{ added: undefined }, 'photo', 'Please choose a photograph'],
    [{ file: 'people/ama.jpg' }, 'photo', 'Please choose a photograph'],
    [{ width: 60 }, 'photo', 'This photograph was deleted. Remove it, or choose another one.'],
    [
      { added: '6d0a3a1e-2f65-4f6e-9d6f-0d3f9d1f2a3b' },
      'photo',
      'This photograph was deleted. Remove it, or choose another one.',
    ],
  ])('is refused with %j at its field', async (change, field, message) => {
    const photo = { ...(await add()), ...change };
    const { status, problems } = await publish(0, { value: text(photo) });
    expect([status, problems]).toEqual([422, { [field]: message }]);
  });

  it('keeps it while a page or a draft shows it, and 30 days longer', async () => {
    const photo = await add();
    await publish(0, { value: text(photo) });
    await laterBy(1);
    await laterBy(40);
    await draft(1, text(photo));
    await publish(2, { value: null });
    await draft(3, text(photo));
    await laterBy(40);
    expect((await file(photo.added, '240.webp')).status).toBe(200);
    await draft(4, null);
    await laterBy(1);
    expect((await file(photo.added, '240.webp')).status, 'nobody is sent it any more').toBe(404);
    await laterBy(29);
    expect(await api.database.db.$count(photographs)).toBe(1);
    await laterBy(2);
    expect(await api.database.db.$count(photographs)).toBe(0);
    await effectsOf(api).run();
    expect(await api.deps.files.read(`${photo.added}/240.webp`)).toBeUndefined();
  });

  it('is restored without it once it is deleted', async () => {
    const photo = await add();
    await publish(0, { value: text(photo) });
    await publish(1, { value: null });
    await laterBy(1);
    await laterBy(31);
    const { status, body } = await publish(2, { revision: 1 });
    expect([status, body.shown]).toEqual([200, text()]);
  });

  it('that shows it again is not left without it', async () => {
    const photo = await add();
    await laterBy(1);
    await draft(0, text(photo));
    await draft(1, null);
    await laterBy(30);
    expect((await publish(2, { value: text(photo) })).status).toBe(200);
  });

  it('keeps one for 30 days that was thought unused while the text was published', async () => {
    const photo = await add();
    await publish(0, { value: text(photo) });
    await api.database.db.update(photographs).set({ unusedSince: api.clock.now() });
    await laterBy(40);
    await publish(1, { value: null });
    await laterBy(1);
    expect(await api.database.db.$count(photographs)).toBe(1);
  });

  it('may be a draft with nonsense in the place of the photograph', async () => {
    await draft(0, text({ added: "' or true --", width: 'x' }));
    await laterBy(1);
    const [held] = await api.database.db.select().from(contentDocuments);
    expect(held?.draft).toMatchObject({ photo: { width: 'x' } });
    expect(await api.database.db.$count(contentRevisions)).toBe(0);
  });
});
