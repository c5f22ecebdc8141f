import { expect, it, vi } from 'vitest';
import { loadIndexes } from './loadIndexes';

const app = { version: '1', contract: 1, entry: 'e', routes: [] };
const page = (path: string) => ({ path, title: path, sections: [{ heading: path, text: '' }] });
const json = (value: unknown) => new Response(JSON.stringify(value));

/** Fakes a site with responses by URL; other URLs return 404. */
const site = (answers: Readonly<Record<string, () => Response>>): typeof fetch =>
  vi.fn(async (input) => answers[String(input)]?.() ?? new Response('Page not found.', { status: 404 }));
const registry = (...names: string[]) => ({
  '/registry.json': () => json({ revision: 1, apps: Object.fromEntries(names.map((name) => [name, app])) }),
});
const warned = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

it('joins the indexes of all apps and skips apps without one', async () => {
  const ask = site({
    ...registry('mf-one', 'mf-two', 'mf-none'),
    '/search/mf-one.json': () => json({ pages: [page('/one')] }),
    '/search/mf-two.json': () => json({ pages: [page('/two')] }),
  });
  expect(await loadIndexes(ask)).toEqual({ pages: [page('/one'), page('/two')], incomplete: false });
});

it.each([
  ['does not answer', () => new Response('', { status: 500 })],
  ['is none', () => json({ pages: [{ path: '/x' }] })],
  ['is broken', () => new Response('{')],
])('continues without an index that %s, and reports that', async (_, answer) => {
  warned();
  const ask = site({
    ...registry('mf-one', 'mf-two'),
    '/search/mf-one.json': () => json({ pages: [page('/one')] }),
    '/search/mf-two.json': answer,
  });
  expect(await loadIndexes(ask)).toEqual({ pages: [page('/one')], incomplete: true });
});

it('fails when no index can be loaded', async () => {
  warned();
  await expect(loadIndexes(site({}))).rejects.toThrow('The registry answered 404');
  const away = site({
    ...registry('mf-one'),
    '/search/mf-one.json': () => new Response('', { status: 503 }),
  });
  await expect(loadIndexes(away)).rejects.toThrow('/search/mf-one.json answered 503');
});
