// @vitest-environment happy-dom
import { __PRIVATE__ } from 'styled-components';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONTRACT_VERSION } from '@school/shared/contract';
import { routeEntry } from '../../testing/builtApps';
import { fetchPageHtml } from '../../src/loading/html/pageHtml';
import type { Release } from '../site/registry';
import { documentOf, type DocumentParts } from './document';

/*
 * A visit without a page load takes a composed page apart by its marks. This holds both sides together.
 */

/** The live sheet outlasts a test. */
const ID = `s-visited-${crypto.randomUUID()}`;
const route = routeEntry('/a');
const release = (name: string, preload: string): Release => ({
  version: '0123456789ab',
  deployedAt: '2030-01-01T00:00:00.000Z',
  manifest: {
    name,
    contract: CONTRACT_VERSION,
    entry: 'remoteEntry.js',
    routes: name === 'shell' ? [] : [route],
    preloads: { './main.ts': [preload], './Page.tsx': [preload] },
  },
});

const styles = {
  version: '6',
  groups: [{ id: ID, names: ['visited'], rules: ['.visited{color:red;}'] }],
};
const HTML =
  '<p class="visited" style="width:46%">Kwame says &quot;style=&quot;</p><noscript><b>Needs JavaScript</b></noscript>';

function composed(changes: Partial<DocumentParts> = {}): string {
  const frame = { html: '<main><!--app--></main>', css: '', styles: { version: '6', groups: [] } };
  return documentOf({
    page: { path: '/a', route, variant: undefined },
    settings: { origin: 'https://school.example' },
    shell: release('shell', 'assets/main.js'),
    release: release('mf-a', 'assets/Page.js'),
    content: { html: HTML, css: '', styles },
    data: [],
    picture: undefined,
    published: { '/content/hero': { title: 'Welcome' } },
    frame,
    head: { links: '', css: '' },
    ...changes,
  });
}

const linksTo = (href: string) => document.querySelectorAll(`link[href="${href}"]`);

function answer(html: string, status = 200): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(html, { status })),
  );
}

beforeEach(() => {
  // In a page that other files have used before, the real one may never call.
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
  document.head.innerHTML = '<style data-styled-version="6"></style>';
  document.body.innerHTML = '<script type="application/json" id="published">{"/content/foot":1}</script>';
});

afterEach(() => {
  __PRIVATE__.mainSheet.clearRules(ID);
  __PRIVATE__.mainSheet.clearNames(ID);
  delete window.earlyInputs;
});

it('has its content as it was rendered, with the styles of its attributes', async () => {
  answer(composed());
  const page = await fetchPageHtml('/a', 'mf-a', '0123456789ab');
  const paragraph = page!.content.querySelector('p')!;
  expect(page!.content.dataset['app']).toBe('mf-a');
  expect(paragraph.style.width).toBe('46%');
  expect(paragraph.textContent).toBe('Kwame says "style="');
  expect(page!.content.querySelector('link, script, template, b')).toBeNull();
});

it('adds its styles to the live sheet, where its components find them', async () => {
  answer(composed());
  const page = await fetchPageHtml('/a', 'mf-a', '0123456789ab');
  const { mainSheet } = __PRIVATE__;
  const before = mainSheet.getTag().tag.length;
  page!.settle();
  page!.settle();
  expect(mainSheet.hasNameForId(ID, 'visited')).toBe(true);
  expect(mainSheet.getTag().tag.length).toBe(before + 1);
});

it('brings its texts and the first files of its code, and records presses until that has loaded', async () => {
  answer(composed());
  (await fetchPageHtml('/a', 'mf-a', '0123456789ab'))!.settle();
  expect(JSON.parse(document.getElementById('published')!.textContent!)).toEqual({
    '/content/foot': 1,
    '/content/hero': { title: 'Welcome' },
  });
  await vi.waitFor(() => expect(linksTo('/apps/mf-a/0123456789ab/assets/Page.js')).toHaveLength(1));
  expect(linksTo('/registry.json')).toHaveLength(0);
  expect(window.earlyInputs).toBeDefined();
});

it('asks for no file twice', async () => {
  answer(composed());
  const page = await fetchPageHtml('/a', 'mf-a', '0123456789ab');
  page!.settle();
  answer(composed());
  (await fetchPageHtml('/a', 'mf-a', '0123456789ab'))!.settle();
  const file = '/apps/shell/0123456789ab/assets/main.js';
  await vi.waitFor(() => expect(linksTo(file).length).toBeGreaterThan(0));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  expect(linksTo(file)).toHaveLength(1);
});

it.each([
  ['another version of the app', () => composed(), 'ffffffffffff', 200],
  ['an error', () => composed(), '0123456789ab', 404],
  [
    'a page that the browser renders',
    () => composed({ content: { html: '', css: '' } }),
    '0123456789ab',
    200,
  ],
  [
    'class names of another version of the library',
    () => composed().replace('data-styled-version="6"', 'data-styled-version="7"'),
    '0123456789ab',
    200,
  ],
  ['something else', () => 'Not a page', '0123456789ab', 200],
])('has no HTML to show in %s', async (_, html, known, status) => {
  answer(html(), status);
  expect(await fetchPageHtml('/a', 'mf-a', known)).toBeUndefined();
});
