import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentDocument } from '@school/shared/content';
import { declareContent, line } from '@school/shared/content/declare';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { deploy } from '../../release/deploy/deploy';
import { republish } from '../../release/deploy/republish';
import { undeploy } from '../../release/deploy/undeploy';
import { createSiteApp } from '../server/siteApp';
import { folderStore } from '../../release/site/folderStore';
import type { SiteStore } from '../../release/site/store';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { deployedOnce } from '../../testing/deployedOnce';
import { previewer } from './previewPage';

const compose = { origin: 'http://site.example' };
const FACT = '/content/mf-music/fact';
const OTHER = '/content/mf-music/other';
const render = `async ({ path, resources }) => ({ html: '<p>' + path + ': ' +
  (resources['${FACT}']?.day ?? 'as in the files') + ' ' + Object.keys(resources).length + '</p>', css: '' })`;
const schema = z.object({ day: line('Day', { max: 20 }) });
const declared = [FACT, OTHER].map((path) =>
  declareContent(contentDocument(path as '/content/a/b', { day: 'Monday' }), {
    title: path,
    about: '',
    schema,
    shownOn: [],
  }),
);
const music = (changes = {}) =>
  builtRemote({
    name: 'mf-music',
    routes: [
      routeEntry('/when', { resources: [FACT] }),
      routeEntry('/where', { resources: [OTHER] }),
      routeEntry('/both', { resources: [FACT, OTHER] }),
      routeEntry('/plain'),
    ],
    render,
    files: { 'server/content.json': JSON.stringify(declared) },
    ...changes,
  });

let store: SiteStore;
const deployed = deployedOnce((to) => deploy(to, [builtShell(), music()], compose, new Date(0)));
beforeEach(async () => {
  const root = join(temporaryFolder(), 'site');
  await deployed(root);
  store = folderStore(root);
});

const publish = (version: string, value: unknown) =>
  republish(store, compose, { [FACT]: version }, async () => ({ json: JSON.stringify(value) }));

async function page(path: string): Promise<string> {
  const { pages } = await store.registry();
  return String(await store.read(pages[path]?.object ?? ''));
}

async function file(path: string): Promise<unknown> {
  const { files } = await store.registry();
  return JSON.parse(String(await store.read(files[path]?.object ?? '')));
}

it('publishing a text composes only the pages that show it and leaves all others unchanged', async () => {
  const before = await Promise.all([page('/where'), page('/plain')]);
  const { composed } = await publish('1', { day: 'Tuesday' });
  expect(composed).toEqual(['/when', '/both']);
  expect(await page('/when')).toContain('<p>/when: Tuesday 1</p>');
  expect(await page('/both')).toContain('/both: Tuesday');
  expect(await Promise.all([page('/where'), page('/plain')])).toEqual(before);
  expect(
    (await republish(store, compose, {}, () => Promise.reject(new Error('not asked')))).composed,
  ).toEqual(['/when', '/both']);
  expect(await page('/when')).toContain('/when: as in the files');
});

it('a page contains the content for hydration, escaped', async () => {
  expect(await page('/both')).toContain(`id="published">{"${FACT}":null,"${OTHER}":null}</script>`);
  expect(await page('/plain')).not.toContain('id="published"');
  await publish('1', { day: '</script><script>x' });
  expect(await page('/when')).toContain(`{"${FACT}":{"day":"\\u003c/script>\\u003cscript>x"}}</script>`);
  expect(await file('/content.json')).toEqual({ [FACT]: { day: '</script><script>x' } });
});

it('an invalid document is not shown by its app and stops nothing else', async () => {
  await publish('1', { day: 'Tuesday', more: 1 });
  expect(await page('/when')).toContain('/when: as in the files 0');
  expect(await file('/content.json')).toEqual({});
  await publish('2', { day: 'Tuesday' });
  expect(await page('/when')).toContain('/when: Tuesday');
});

it('a document that fits only one of two deployed apps is shown by neither until the other is removed', async () => {
  const short = z.object({ day: line('Day', { max: 6 }) });
  const about = { title: 'A fact', about: '', schema: short, shownOn: [] };
  const strict = builtRemote({
    name: 'mf-late',
    routes: [routeEntry('/late', { resources: [FACT] })],
    render,
    files: {
      'server/content.json': JSON.stringify([
        declareContent(contentDocument(FACT, { day: 'Monday' }), about),
      ]),
    },
  });
  await publish('1', { day: 'Tuesday' });
  expect(await page('/when')).toContain('/when: Tuesday');
  await deploy(store, [strict], compose, new Date(1));
  for (const path of ['/when', '/late']) expect(await page(path)).toContain(`${path}: as in the files`);
  expect(await file('/content.json')).toEqual({});
  expect((await undeploy(store, 'mf-late', compose)).composed).toEqual(['/when', '/both']);
  expect(await page('/when')).toContain('/when: Tuesday');
  expect(await file('/content.json')).toEqual({ [FACT]: { day: 'Tuesday' } });
});

it('the site lists the editable documents of every deployed app with the pages that show them', async () => {
  const late = builtRemote({
    name: 'mf-late',
    routes: [routeEntry('/late', { resources: [FACT] })],
    render,
    files: { 'server/content.json': JSON.stringify(declared.slice(0, 1)) },
  });
  await publish('1', { day: 'Tuesday' });
  await deploy(store, [late], compose, new Date(1));
  expect(await page('/late')).toContain('/late: Tuesday');
  expect(await file('/content-declared.json')).toMatchObject({
    documents: [
      { path: FACT, app: 'mf-music', pages: ['/when', '/both'], seed: { day: 'Monday' } },
      { path: OTHER, app: 'mf-music', pages: ['/where', '/both'] },
      { path: FACT, app: 'mf-late', pages: ['/late'] },
    ],
  });
});

/** Unanswered requests for a slow key. */
const lookedUp: ServerResponse[] = [];

/** Serves a site with an API that has one draft. */
async function siteWith(draft: { value: unknown; misfits?: object[] } | undefined) {
  const server = createServer((request, response) => {
    if (request.url === '/api/content-previews/slow') return lookedUp.push(response);
    if (!draft || request.url !== '/api/content-previews/right') return response.writeHead(404).end();
    return response.end(JSON.stringify({ path: FACT, misfits: [], ...draft }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createSiteApp({ store, api, preview: previewer({ store, compose, api }) });
}

it('a preview shows the page with the draft, runs no script and does not change the site', async () => {
  const registry = await store.registry();
  const answer = await (
    await siteWith({ value: { day: 'Sunday' } })
  ).request('/preview?key=right&page=/when');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<p>/when: Sunday 1</p>');
  expect(html).toContain('Preview of a draft');
  expect(html).not.toMatch(/<script|modulepreload/);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await store.registry()).toEqual(registry);
});

it('slow keys do not block other previews', async () => {
  const site = await siteWith({ value: { day: 'Sunday' } });
  const slow = [1, 2, 3].map(() => site.request('/preview?key=slow&page=/when'));
  expect((await site.request('/preview?key=right&page=/when')).status).toBe(200);
  for (const response of lookedUp) response.writeHead(404).end();
  for (const answer of await Promise.all(slow)) expect(answer.status).toBe(404);
});

it.each([
  ['another key', { value: {} }, '/preview?key=wrong&page=/when', 404],
  ['no key', { value: {} }, '/preview', 404],
  ['a page that does not show it', { value: { day: 'Sunday' } }, '/preview?key=right&page=/plain', 404],
  [
    'a draft that is wrong',
    { value: {}, misfits: [{ field: 'day', message: 'x' }] },
    '/preview?key=right&page=/when',
    422,
  ],
])('there is no preview for %s', async (_, draft, address, status) => {
  const answer = await (await siteWith(draft)).request(address);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});
