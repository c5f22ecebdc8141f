import { expect, it } from 'vitest';
import { pictureQuestion } from '@school/shared/schemas/pictures';
import { guardianAgreesTo } from '@school/shared/schemas/pictures';
import { sheetParts } from './sheet';

it('asks a guardian on paper for the same consent and contact details as by the link', () => {
  const guardian = sheetParts.find(({ title }) => title.startsWith('Parent or guardian'));
  expect(guardian?.points).toEqual(guardianAgreesTo);
  expect(guardian?.lines?.flat()).toEqual(['Name', 'Email', 'Phone', 'Signature', 'Date']);
});

it('states the fee and how it is paid', () => {
  expect(sheetParts.find(({ title }) => title === 'The fee')?.text).toContain(
    'GH₵ 150.00, paid at the office',
  );
});

it('asks a guardian about pictures separately from the consent, in the text of the link, with yes and no', () => {
  const asked = sheetParts.find(({ title }) => title === pictureQuestion.question);
  expect(asked?.boxes).toEqual([pictureQuestion.yes, pictureQuestion.no]);
  expect(asked?.text).toContain('The entry does not depend on the answer.');
  expect(guardianAgreesTo.join(' ')).not.toMatch(/photograph|picture|recording/i);
});
