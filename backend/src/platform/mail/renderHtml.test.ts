import { htmlFaults } from '@school/shared/html-check';
import { expect, it } from 'vitest';
import type { Block } from './message';
import { renderHtml } from './renderHtml';

const url = 'https://school.example/learn?a=1&b=2';
const BLOCKS: readonly Block[] = [
  { heading: 'Akwaaba' },
  { text: 'Ten fingers, <b>one</b> orchestra & more.\nAnd a line.' },
  { quote: 'We <3 music\n& you' },
  { facts: [{ label: 'Fee', value: 'GH₵ 120.00\nin cash' }] },
  { button: { label: 'Continue', url } },
  { link: { label: 'No more letters', url } },
];

it('an HTML validator reports no problem in a mail with any block', async () => {
  expect(await htmlFaults(await renderHtml({ subject: 'A & B', blocks: BLOCKS }))).toEqual([]);
});
