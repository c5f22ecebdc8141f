import { expect, it } from 'vitest';
import { pictureQuestion } from '@school/shared/schemas/pictures';
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

it('asks a guardian about pictures apart from the consent, in the same words as the link, with yes and no', () => {
  const asked = sheetParts.find(({ title }) => title === pictureQuestion.question);
  expect(asked?.boxes).toEqual([pictureQuestion.yes, pictureQuestion.no]);
  expect(asked?.text).toContain('The entry does not depend on the answer.');
  expect(guardianAgreesTo.join(' ')).not.toMatch(/photograph|picture|recording/i);
});
