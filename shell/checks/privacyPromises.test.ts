import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Renderer } from '@school/shared/render';
import { formatDays, retentionDays } from '@school/shared/schemas/stored';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../workspace/workspace';
import { ofChildren, promisesOf, readDeclared, sentencesIn } from './declaredPromises';
import { privacyPromises, type Keeper, type PrivacyPromise } from './privacyPromises';
import { importFrom } from './searchedPages';

const read = (file: string) => readFileSync(join(WORKSPACE, file), 'utf8');

/** Returns the sentences of a page by their heading, without labels, links and buttons. */
function sentencesOf(html: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let heading = '';
  for (const [, tag = '', inner = ''] of html.matchAll(/<(h[1-6]|p|dd)\b[^>]*>(.*?)<\/\1>/gs)) {
    const text = inner.replaceAll(/<[^>]*>/g, '').trim();
    if (tag.startsWith('h')) heading = text;
    else (found[heading] ??= []).push(...sentencesIn(text));
  }
  return found;
}

async function pageOfPrivacy(): Promise<string> {
  const { renderer } = await importFrom<{ renderer: Renderer }>('mf-public', 'render');
  return (await renderer.render({ path: '/privacy', base: '/' })).html;
}

/** A period that code can enforce: a number with a unit, in figures or words. */
const TIME = /\b(?:\d+ (?:years?|days?|hours?)|(?:two|thirty) (?:hours|days)|under \d+)\b/g;

const declared = await readDeclared();

/** The sentences that features declare, and the others, by heading. */
const allPromises: Readonly<Record<string, readonly PrivacyPromise[]>> = {
  ...Object.fromEntries(declared.stored.map((kind) => [kind.name, promisesOf(kind, declared)])),
  ...privacyPromises,
  'Proof of age': [...(privacyPromises['Proof of age'] ?? []), ofChildren(declared)],
};

const rows = Object.entries(allPromises).flatMap(([heading, promises]) =>
  promises.map(({ sentence, keepers }) => ({ heading, sentence, keepers })),
);

test('sentences are read by their heading, without labels and links', () => {
  expect(
    sentencesOf('<h2 id="a">A</h2><p>We keep it. <a>You</a> may ask.</p><dl><dt>What</dt><dd>All.</dd></dl>'),
  ).toEqual({ A: ['We keep it.', 'You may ask.', 'All.'] });
});

test('every sentence of the privacy page is in the table, and no other', async () => {
  const table = Object.entries(allPromises).map(([heading, promises]) => [
    heading,
    promises.map(({ sentence }) => sentence),
  ]);
  expect(sentencesOf(await pageOfPrivacy())).toEqual(Object.fromEntries(table));
});

test.each(rows)('$heading: $sentence', (row) => {
  expect(row.keepers.length).toBeGreaterThan(0);
  expect(row.keepers.flatMap((keeper) => faultsOf(row.sentence, keeper))).toEqual([]);
  expect(uncomparedIn(row)).toEqual([]);
});

const hours = { says: '2 hours', code: '2 hours' };

test.each<[string, Keeper, number]>([
  ['a file that is not there', { file: 'backend/src/none.ts', has: '' }, 1],
  ['a text that the file has not', { file: 'package.json', has: 'no such text' }, 1],
  ['a time that is not the retention rule’s', { kind: 'messages' }, 1],
  ['another value in the code', { ...hours, code: '3 hours' }, 1],
  ['one more place', { only: {}, match: /"private"/, within: 'package.json' }, 1],
  ['the same value', hours, 0],
])('a sentence is not verified by %s', (_, keeper, faults) => {
  expect(faultsOf('We keep it for 2 hours.', keeper)).toHaveLength(faults);
});

test('a kind that a feature declares needs no row here, but its sentences need what keeps them', () => {
  const camp = {
    id: 'camp',
    order: 1,
    name: 'Summer camp',
    what: 'Name and age of the pupil.',
    why: 'To plan the rooms.',
    keep: { days: 30, after: 'the camp' },
    also: 'The age goes at once.',
    ofChildren: true,
  };
  const faults = (...of: Parameters<typeof promisesOf>) =>
    promisesOf(...of).flatMap(({ sentence, keepers }) =>
      keepers.length === 0
        ? [`nothing keeps: ${sentence}`]
        : keepers.flatMap((one) => faultsOf(sentence, one)),
    );
  expect(faults(camp, { retention: [] })).toEqual([
    'it says 30 days, and the code nothing deletes it',
    'nothing keeps: The age goes at once.',
  ]);
  const alsoKeptBy = [{ file: 'package.json', has: 'music-school' }];
  expect(faults({ ...camp, alsoKeptBy }, { retention: [{ kind: 'camp', days: 30 }] })).toEqual([]);
});

test('a period that no check compares with the code is found', () => {
  const keepers = [{ byPeople: 'us' }];
  expect(uncomparedIn({ sentence: 'For 2 hours, thirty days in all.', keepers })).toEqual([
    '2 hours',
    'thirty days',
  ]);
  expect(uncomparedIn({ sentence: 'For 2 hours.', keepers: [hours] })).toEqual([]);
});

/** Returns the checks of a sentence that fail, one line each. */
function faultsOf(sentence: string, keeper: Keeper): string[] {
  if ('file' in keeper) {
    if (!existsSync(join(WORKSPACE, keeper.file))) return [`${keeper.file} is not there`];
    return read(keeper.file).includes(keeper.has) ? [] : [`${keeper.file} does not have "${keeper.has}"`];
  }
  if ('kind' in keeper) {
    const time = formatDays(retentionDays[keeper.kind]);
    const isRuled = declared.retention.some(({ kind }) => kind === keeper.kind);
    return sentence.includes(time) && isRuled ? [] : [`records of ${keeper.kind} are kept for ${time}`];
  }
  if ('says' in keeper) {
    const { says, code } = keeper;
    return sentence.includes(says) && says === code ? [] : [`it says ${says}, and the code ${code}`];
  }
  if ('only' in keeper) {
    const places = placesOf(keeper.match, keeper.within);
    return isDeepStrictEqual(places, keeper.only) ? [] : [`it is done in ${JSON.stringify(places)}`];
  }
  return [];
}

/** Returns the periods and ages of a sentence that no value, rule or test covers. */
function uncomparedIn({ sentence, keepers }: PrivacyPromise): string[] {
  const compared = keepers.flatMap((keeper) => {
    if ('kind' in keeper) return [formatDays(retentionDays[keeper.kind])];
    return 'says' in keeper ? [keeper.says] : [];
  });
  // Periods in words are covered by a test whose title contains them.
  const isTested = keepers.some((keeper) => 'file' in keeper);
  return [...sentence.matchAll(TIME)]
    .map(([time]) => time)
    .filter((time) => !compared.includes(time) && (/\d/.test(time) || !isTested));
}

/** Returns the matches in product files, by file. */
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
