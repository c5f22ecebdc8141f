// @vitest-environment node
import { expect, it } from 'vitest';
import { mistakesIn } from '@school/shared/content/declare';
import { renderer } from '../render';
import { bursaryRounds } from './bursaries';
import { declared } from './declared';
import { recitals } from './events';
import { fees } from './fees';
import { trust } from './trust';
import { voice } from './voice';

const [recital] = recitals.seed;

/** What staff have published instead of the sample content. */
const resources = {
  [recitals.path]: [{ ...recital, entry: 'book' }],
  [fees.path]: { ...fees.seed, group: { ...fees.seed.group, early_years_music: 1_050 } },
  [voice.path]: { ...voice.seed, words: 'He sings in the bath now.', name: 'Esi Quaye' },
  [bursaryRounds.path]: [{ term: 'First term', by: '2027-01-15', answer: '2027-01-29' }],
  [trust.path]: { lead: 'Esi Quaye', facts: [{ title: '52 of 53 passed', text: 'In 2026.' }] },
};

const htmlOf = async (path: string): Promise<string> =>
  (await renderer.render({ path, base: '/apps/mf-public/1/', resources })).html;

const textOf = async (path: string): Promise<string> =>
  (await htmlOf(path)).replaceAll(/<[^>]*>/g, '').replaceAll(/&nbsp;|\u00a0/g, ' ');

it.each([
  ['/', 'from GH₵ 1,050 a term in a group'],
  ['/learn', 'from GH₵ 1,050 a term in a group'],
  ['/learn/piano', 'from GH₵ 1,050 a term in a group'],
  ['/faq', 'Lessons are from GH₵ 1,050 a term in a group, and from GH₵ 1,800 a term for private lessons.'],
  ['/', '“He sings in the bath now.”Esi Quaye'],
  ['/', '52 of 53 passed'],
  ['/', 'Esi Quaye is the lead for safeguarding'],
  ['/bursaries', 'Apply by Jan 15, 2027Answer on Jan 29, 2027'],
  ['/safeguarding', 'Esi Quaye, who is the lead for safeguarding'],
])('%s says what staff have published: %s', async (path, text) => {
  expect(await textOf(path)).toContain(text);
});

it('leads from an event that needs a place to where one can be booked', async () => {
  const link = /href="(\/[^"#]*)#([\w-]+)"[^>]*>Please book a place/.exec(await htmlOf('/projects'));
  const [, path = '', id = ''] = link ?? [];
  expect(await htmlOf(path)).toContain(` id="${id}"`);
});

it('rejects a day of the answer that is before the last day to apply', () => {
  const dates = declared.find(({ path }) => path === bursaryRounds.path);
  const round = { term: 'First term', by: '2027-01-29', answer: '2027-01-15' };
  expect(mistakesIn(dates?.schema ?? {}, [round]).map(({ field }) => field)).toEqual(['0.answer']);
});

it('rejects more syllables than the strip of a name can show', () => {
  const quotation = declared.find(({ path }) => path === voice.path);
  const mistakesOf = (syllables: number) => mistakesIn(quotation?.schema ?? {}, { ...voice.seed, syllables });
  expect(mistakesOf(6)).toEqual([]);
  expect(mistakesOf(7)).toEqual([{ field: 'syllables', message: 'From 1 to 6' }]);
});
