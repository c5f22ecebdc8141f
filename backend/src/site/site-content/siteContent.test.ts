import { beforeEach, describe, expect, it } from 'vitest';
import { contentDocuments, contentRevisions } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import { testDocuments } from '../../testing/site';
import { createDeclaredDocuments } from './declaredDocuments';
import type { ContentDetail, ContentRow } from './siteContent.routes';

const path = '/content/mf-public/faqs';
const [declared] = testDocuments.documents;
const seed = declared?.seed;
const questions = (answer: string) => [{ id: 'parents', question: 'Can a parent sit in?', answer }];

const api = testApi();
beforeEach(async () => {
  api.deps.declaredDocuments = createDeclaredDocuments(async () => testDocuments);
  await api.database.db.delete(contentDocuments);
  await api.database.db.delete(contentRevisions);
});

const as = async (name = 'Kwame Mensah') => ({
  authorization: `Bearer ${await api.token({ 'https://music-school.example/name': name })}`,
});
const ask = async <T = ContentDetail>(method: string, to = '', body?: object, name?: string) =>
  askOf(api)<T>(method, `/staff${path}${to}`, body, await as(name));
const draft = (version: number, value: unknown, name?: string) =>
  ask('PUT', '/draft', { version, value }, name);
const publish = (body: object, name?: string) => ask('POST', '/publications', body, name);
const published = () => api.send('GET', `/api${path}`);
const versions = async () =>
  (await (await api.send('GET', '/api/published')).json()) as Record<string, string>;

/** The site after the default in the files was changed and deployed. */
const filesHave = (answer: string, hash = 'ffffffffffffffff', app = 'mf-public') => {
  const documents = [
    ...testDocuments.documents,
    { ...testDocuments.documents[0], app, seed: questions(answer), hash },
  ];
  api.deps.declaredDocuments = createDeclaredDocuments(async () => ({
    documents: app === 'mf-public' ? documents.slice(1) : documents,
  }));
};

describe('a text of the site', () => {
  it('is the default of the files until one is published', async () => {
    const { body } = await ask('GET');
    expect(body).toMatchObject({ path, version: 0, isEdited: false, hasDraft: false, pages: ['/faq'] });
    expect([body.shown, body.files, body.draft, body.revisions]).toEqual([seed, seed, null, []]);
    expect((await published()).status).toBe(404);
    expect(await versions()).not.toHaveProperty(path);
  });

  it("is drafted under its author's name, even if invalid, and hidden from visitors", async () => {
    const { body } = await draft(0, [{ id: 'parents', question: '' }]);
    expect(body).toMatchObject({ version: 1, hasDraft: true, changedBy: 'Kwame Mensah', isEdited: false });
    expect(body.draft).toMatchObject({ value: [{ question: '' }], by: 'Kwame Mensah' });
    expect((await published()).status).toBe(404);
    expect((await draft(0, [{ id: 'parents', question: '' }])).body.version).toBe(1);
    expect((await draft(1, null)).body).toMatchObject({ version: 2, hasDraft: false, draft: null });
  });

  it('is published for everyone, and ends its draft', async () => {
    await draft(0, questions('Gladly.'));
    const before = await versions();
    const { body } = await publish({ version: 1, value: questions('Gladly.') });
    expect(body).toMatchObject({ version: 2, isEdited: true, hasDraft: false, shown: questions('Gladly.') });
    expect(await (await published()).json()).toEqual(questions('Gladly.'));
    const { [path]: version, ...others } = await versions();
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(before).toEqual(others);
  });

  it('is not published again unchanged, and its draft still ends', async () => {
    await publish({ version: 0, value: questions('Gladly.') });
    await draft(1, questions('Perhaps.'));
    expect((await publish({ version: 1, value: questions('Gladly.') })).status).toBe(409);
    for (let times = 0; times < 2; times++) {
      const { body } = await publish({ version: 2, value: questions('Gladly.') });
      expect(body).toMatchObject({ version: 3, hasDraft: false, draft: null });
      expect(body.revisions).toHaveLength(1);
    }
  });

  it('is sent to page composers as soon as it is published', async () => {
    const updates: (string | undefined)[] = [];
    const leave = await api.deps.livePublished.subscribe((list) => updates.push(list[path]));
    await publish({ version: 0, value: questions('Gladly.') });
    await expect.poll(() => updates.at(-1)).toBe((await versions())[path]);
    leave();
  });

  it('is published once, however often it is sent', async () => {
    await publish({ version: 0, value: questions('Gladly.') });
    const again = await publish({ version: 0, value: questions('Gladly.') });
    expect(again.status).toBe(200);
    expect(again.body.revisions).toHaveLength(1);
  });

  it.each([
    ['nothing', [], '', 'At least 1 question'],
    ['a blank answer', questions('  '), '0.answer', 'Please fill this in'],
    ['an answer that is too long', questions('a'.repeat(1201)), '0.answer', 'At most 1200 characters'],
    ['two of one name', [...questions('a'), ...questions('b')], '1.id', 'Two of them have the same name'],
    ['a value that is no text', 'Always', '', 'Please fill this in'],
  ])('rejects %s at its field', async (_, value, field, message) => {
    const { status, body } = await publish({ version: 0, value });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: { fields: [{ field, message }] } });
    expect((await published()).status).toBe(404);
  });

  it('rejects undeclared fields, texts that cannot be stored, and both or neither of a value and a revision', async () => {
    const more = [{ ...questions('a')[0], script: 'x' }];
    for (const value of [more, questions('a\0b'), questions('\ud800')])
      expect((await publish({ version: 0, value })).status).toBe(422);
    expect((await publish({ version: 0 })).status).toBe(422);
    expect((await publish({ version: 0, value: seed, revision: 1 })).status).toBe(422);
    expect((await publish({ version: 0, revision: 7 })).status).toBe(404);
    expect((await askOf(api)('GET', '/staff/content/mf-public/nothing', undefined, await as())).status).toBe(
      404,
    );
  });

  it('is not overwritten from an earlier version', async () => {
    await draft(0, questions('Mine.'), 'Ama');
    for (const refused of [
      await draft(0, questions('Yours.'), 'Kofi'),
      await publish({ version: 0, value: questions('Yours.') }, 'Kofi'),
    ]) {
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ error: { fields: [{ field: 'version' }] } });
    }
    expect((await ask('GET')).body.draft).toMatchObject({ value: questions('Mine.'), by: 'Ama' });
  });

  it("is restored by a new publication under its author's name, and keeps the draft", async () => {
    await publish({ version: 0, value: questions('First.') }, 'Ama');
    api.clock.advance(60_000);
    await publish({ version: 1, value: questions('Second.') }, 'Kofi');
    await draft(2, questions('Third.'), 'Esi');
    const { body } = await publish({ version: 3, revision: 1 }, 'Esi');
    expect(body.shown).toEqual(questions('First.'));
    expect(body.draft?.value).toEqual(questions('Third.'));
    expect(body.revisions.map(({ number, by, restored, at }) => [number, by, restored, at])).toEqual([
      [3, 'Esi', 1, '2025-03-01T12:01:00.000Z'],
      [2, 'Kofi', null, '2025-03-01T12:01:00.000Z'],
      [1, 'Ama', null, '2025-03-01T12:00:00.000Z'],
    ]);
    const files = await publish({ version: 4, revision: 0 });
    expect(files.body).toMatchObject({ isEdited: false, shown: seed });
    expect(files.body.revisions[0]).toMatchObject({ isFiles: true });
    expect((await published()).status).toBe(404);
  });
});

describe('a default that changed after staff published', () => {
  it('is a conflict that keeps the published text until staff decide', async () => {
    await publish({ version: 0, value: questions('Gladly.') });
    filesHave('By all means.');
    const { body } = await ask('GET');
    expect(body).toMatchObject({
      clashes: true,
      shown: questions('Gladly.'),
      files: questions('By all means.'),
    });
    expect(body.filesThen).toEqual(seed);
    const result = await publish({ version: 1, value: questions('Gladly.') });
    expect(result.body).toMatchObject({ clashes: false, shown: questions('Gladly.') });
    filesHave('At any time.', 'eeeeeeeeeeeeeeee');
    const taken = await publish({ version: 2, revision: 0 });
    expect(taken.body).toMatchObject({ clashes: false, isEdited: false, shown: questions('At any time.') });
  });

  it('is a conflict as long as any deployed app has another default', async () => {
    await publish({ version: 0, value: questions('Gladly.') });
    filesHave('Elsewhere.', 'ffffffffffffffff', 'mf-donate');
    const rows = await askOf(api)<ContentRow[]>('GET', '/staff/content', undefined, await as());
    expect(rows.body).toMatchObject([{ path, apps: ['mf-public', 'mf-donate'], clashes: true }]);
  });

  it('reports what a deployed app can no longer show, and that it shows the default', async () => {
    await publish({ version: 0, value: questions('a'.repeat(900)) });
    const schema = structuredClone(declared?.schema) as {
      items: { properties: { answer: { maxLength: number } } };
    };
    schema.items.properties.answer.maxLength = 100;
    api.deps.declaredDocuments = createDeclaredDocuments(async () => ({
      documents: [{ ...declared, schema }],
    }));
    const { body } = await ask('GET');
    expect(body.misfits).toEqual([{ field: '0.answer', message: 'At most 100 characters' }]);
    expect(body.shown).toEqual(seed);
  });

  it('cannot be read while the site is unavailable', async () => {
    api.deps.declaredDocuments = createDeclaredDocuments(() => Promise.reject(new Error('away')));
    expect((await ask('GET')).status).toBe(503);
    expect((await publish({ version: 0, value: seed })).status).toBe(503);
  });
});

describe('a preview', () => {
  const preview = (key: string) =>
    askOf(api)<{ path: string; value: unknown; misfits: unknown[] }>('GET', `/content-previews/${key}`);

  it('shows the current draft to holders of the key for an hour', async () => {
    const key = (await ask('GET')).body.previewKey;
    expect((await preview(key)).body).toEqual({ path, value: seed, misfits: [] });
    await draft(0, questions(''));
    expect((await preview(key)).body).toMatchObject({
      value: questions(''),
      misfits: [{ field: '0.answer' }],
    });
    api.clock.advance(61 * 60_000);
    expect((await preview(key)).status).toBe(404);
  });

  it('is not found for a key of another kind', async () => {
    const later = new Date(testNow.getTime() + 60_000);
    expect((await preview(await api.deps.signed.sign('another', path, later))).status).toBe(404);
    expect((await preview('nonsense')).status).toBe(404);
  });
});
