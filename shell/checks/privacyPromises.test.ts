import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '@school/shared/render';
import { formatDays, retentionDays } from '@school/shared/schemas/stored';
import { globSync } from 'tinyglobby';
import { describe, expect, it, test } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';
import { privacyPromises, type Keeper } from './privacyPromises';

const read = (file: string) => readFileSync(join(WORKSPACE, file), 'utf8');

/** The sentences of a page by the heading above them. Labels, links and buttons are none. */
function sentencesOf(html: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let heading = '';
  for (const [, tag = '', inner = ''] of html.matchAll(/<(h[1-6]|p|dd)\b[^>]*>(.*?)<\/\1>/gs)) {
    const text = inner.replaceAll(/<[^>]*>/g, '').trim();
    if (tag.startsWith('h')) heading = text;
    else (found[heading] ??= []).push(...text.split(/(?<=[.!?])\s+(?=[A-Z])/));
  }
  return found;
}

async function pageOfPrivacy(): Promise<string> {
  const url = pathToFileURL(join(WORKSPACE, 'mf-public/src/render.ts')).href;
  const { renderer } = (await import(/* @vite-ignore */ url)) as { renderer: Renderer };
  return (await renderer.render({ path: '/privacy', base: '/' })).html;
}

/** A time that code can keep: a number with a unit, in figures or in words. */
const TIME = /\b(?:\d+ (?:years?|days?|hours?)|(?:two|thirty) (?:hours|days)|under \d+)\b/g;

const rows = Object.entries(privacyPromises).flatMap(([heading, promises]) =>
  promises.map(({ sentence, keepers }) => ({ heading, sentence, keepers })),
);

test('sentences are read by their heading, without labels and links', () => {
  expect(
    sentencesOf('<h2 id="a">A</h2><p>We keep it. <a>You</a> may ask.</p><dl><dt>What</dt><dd>All.</dd></dl>'),
  ).toEqual({ A: ['We keep it.', 'You may ask.', 'All.'] });
});

test('every sentence of the page about privacy stands in the table, and no other', async () => {
  const table = Object.entries(privacyPromises).map(([heading, promises]) => [
    heading,
    promises.map(({ sentence }) => sentence),
  ]);
  expect(sentencesOf(await pageOfPrivacy())).toEqual(Object.fromEntries(table));
});

describe.each(rows)('$heading: $sentence', ({ sentence, keepers }) => {
  it('is kept', () => {
    expect(keepers.length).toBeGreaterThan(0);
    for (const keeper of keepers) expectKept(sentence, keeper);
  });

  it('gives no time and no age that is not compared with the code', () => {
    const compared = keepers.flatMap((keeper) => {
      if ('kind' in keeper) return [formatDays(retentionDays[keeper.kind])];
      return 'says' in keeper ? [keeper.says] : [];
    });
    const inWords = keepers.some((keeper) => 'file' in keeper);
    for (const [time] of sentence.matchAll(TIME)) {
      if (/\d/.test(time)) expect(compared).toContain(time);
      else expect([time, inWords]).toEqual([time, true]);
    }
  });
});

function expectKept(sentence: string, keeper: Keeper): void {
  if ('file' in keeper) {
    expect(existsSync(join(WORKSPACE, keeper.file)), keeper.file).toBe(true);
    expect(read(keeper.file)).toContain(keeper.has);
  } else if ('kind' in keeper) {
    expect(sentence).toContain(formatDays(retentionDays[keeper.kind]));
    expect(read('backend/src/retention/retentionRules.ts')).toMatch(new RegExp(`^  ${keeper.kind}: `, 'm'));
  } else if ('says' in keeper) {
    expect(sentence).toContain(keeper.says);
    expect(keeper.code).toBe(keeper.says);
  } else if ('only' in keeper) {
    expect(placesOf(keeper.match, keeper.within)).toEqual(keeper.only);
  } else {
    expect(keeper.byPeople).not.toBe('');
  }
}

/** What matches in files that are no tests, by file. */
function placesOf(match: RegExp, within: string): Record<string, string[]> {
  const files = globSync(within, {
    cwd: WORKSPACE,
    ignore: ['**/*.test.*', '**/testing/**', '**/generated/**'],
  });
  const found = files.map((file): [string, string[]] => [
    file,
    [...read(file).matchAll(new RegExp(match, `${match.flags}g`))].map((hit) => hit[1] ?? hit[0]),
  ]);
  return Object.fromEntries(found.filter(([, hits]) => hits.length > 0));
}
