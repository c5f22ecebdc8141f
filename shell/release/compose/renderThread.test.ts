import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComposeSettings } from './composeSettings';
import { DEADLINES } from './renderModule';
import { deploy } from '../deploy/deploy';
import { folderStore } from '../site/folderStore';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { deployedOnce } from '../../testing/deployedOnce';

const settings = { origin: 'http://site.example' };
/** Short deadlines, for modules that hang. */
const hurried = { ...settings, deadlines: { loadMs: 1_500, pageMs: 1_500, allMs: 60_000 } };

const donate = (changes: Partial<Parameters<typeof builtRemote>[0]> = {}) =>
  builtRemote({ name: 'mf-donate', routes: [routeEntry('/donate')], ...changes });
const deployed = deployedOnce((to) => deploy(to, [builtShell(), donate()], settings, new Date(0)));

/** Returns the error for a build that cannot be composed, and checks that the site is unchanged. */
async function refusal(folder: string, given: ComposeSettings = settings): Promise<string> {
  const root = join(temporaryFolder(), 'site');
  await deployed(root);
  const store = folderStore(root);
  const before = await store.registry();
  const error = await deploy(store, [folder], given, new Date(0)).then(
    () => new Error('it was composed'),
    (error: Error) => error,
  );
  expect(await store.registry()).toEqual(before);
  expect(error.message).not.toContain('\n');
  return error.message;
}

describe('a page that cannot be rendered ends the deploy with one line', () => {
  const cannot = 'mf-donate: /donate cannot be rendered: ';
  const renders: [what: string, render: string, words: string][] = [
    ['ends the process', '() => process.exit(0)', 'it ended its process with exit code 0'],
    [
      'throws while nobody waits for it',
      "() => { setTimeout(() => { throw new Error('too late\\nfor this'); }); return new Promise(() => undefined); }",
      'too late for this',
    ],
    [
      'loses a promise that fails',
      "() => { void Promise.reject(new Error('lost')); return new Promise(() => undefined); }",
      'lost',
    ],
    [
      'throws',
      "() => { throw new Error('no words', { cause: new Error('no font') }); }",
      'no words (no font)',
    ],
    ['returns nothing', '() => undefined', 'render did not return the HTML and CSS of a page'],
    ['returns no HTML', "() => ({ html: '', css: '' })", 'render did not return the HTML and CSS of a page'],
    ['returns a text', "() => '<h1>Give</h1>'", 'render did not return the HTML and CSS of a page'],
    [
      'returns what cannot be handed over',
      '() => ({ html: () => 1, css: "" })',
      '() => 1 could not be cloned.',
    ],
  ];
  it.each(renders)('when it %s', async (_, render, words) => {
    expect(await refusal(donate({ render }))).toBe(cannot + words);
  });

  it('when it loops or hangs', async () => {
    const renders = ['() => { for (;;); }', '() => new Promise(() => undefined)'];
    const said = await Promise.all(renders.map((render) => refusal(donate({ render }), hurried)));
    expect(said).toEqual(renders.map(() => `${cannot}it was not done after 1.5 seconds`));
  });
});

describe('a render module that cannot be loaded ends the deploy with one line', () => {
  const cannot = 'The render module of mf-donate cannot be used: ';
  const starts: [what: string, start: string, words: string][] = [
    ['ends the process', 'process.exit(0);', 'it ended its process with exit code 0'],
    ['throws', "throw new Error('no font');", 'no font'],
  ];
  it.each(starts)('because it %s', async (_, start, words) => {
    expect(await refusal(donate({ start }))).toBe(cannot + words);
  });

  it('because it loops or hangs', async () => {
    const starts = ['for (;;);', 'await new Promise(() => undefined);'];
    const said = await Promise.all(starts.map((start) => refusal(donate({ start }), hurried)));
    expect(said).toEqual(starts.map(() => `${cannot}it was not done after 1.5 seconds`));
  });
});

it('a frame without a placeholder for the page ends the deploy of a shell', async () => {
  expect(await refusal(builtShell('School', {}, '<header></header>'))).toBe(
    'shell: /donate cannot be rendered: frame did not return a frame with a place for the page',
  );
});

it('composition has a deadline for all pages together', async () => {
  const routes = Array.from({ length: 50 }, (_, index) => routeEntry(`/donate/${index}`));
  const render =
    'async ({ path }) => { await new Promise((go) => setTimeout(go, 200)); return { html: path, css: "" }; }';
  const given = { ...settings, deadlines: { ...DEADLINES, allMs: 1_000 } };
  expect(await refusal(donate({ routes, render }), given)).toMatch(
    /^mf-donate: \/donate\/\d+ cannot be rendered: composing all pages took longer than 1 seconds$/,
  );
});
