import { expect, it } from 'vitest';
import { guardianAgreesTo } from './entry';
import { sheetParts } from './sheet';

it('lets a guardian agree on paper to the same words as by the link, and be reached the same way', () => {
  const guardian = sheetParts.find(({ title }) => title.startsWith('Parent or guardian'));
  expect(guardian?.points).toEqual(guardianAgreesTo);
  expect(guardian?.lines?.flat()).toEqual(['Name', 'E-mail', 'Telephone', 'Signature', 'Date']);
});

it('says what an entry costs and how it is paid', () => {
  expect(sheetParts.find(({ title }) => title === 'The fee')?.text).toContain(
    'GH₵ 150.00, paid at the office',
  );
});
