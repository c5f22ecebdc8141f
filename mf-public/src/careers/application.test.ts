import { jobApplication } from '@school/shared/schemas/careers';
import { describe, expect, it } from 'vitest';
import { applicationDraft } from './applicationDraft';
import { openingOptions, openingTitleOf } from './openingOptions';

const abena = {
  name: 'Abena Osei',
  email: 'abena@example.com',
  phone: '024 412 3456',
  letter: 'I teach.',
  cv: { id: 'd9428888-122b-41e1-8b85-61bd9a3a1c4f', ticket: 'ticket', name: 'abena.pdf', size: 1000 },
};

describe('an application', () => {
  it.each(openingOptions)('for $label is one that the API takes', ({ value }) => {
    const draft = applicationDraft.parse({ ...abena, opening: value });
    expect(jobApplication.safeParse({ ...draft, openingTitle: openingTitleOf(value) }).success).toBe(true);
  });

  it.each(['', 'a-place-of-last-year'])('for "%s" has to choose another place', (opening) => {
    const problems = applicationDraft.safeParse({ ...abena, opening }).error?.issues;
    expect(problems).toMatchObject([{ path: ['opening'], message: 'Please choose what you apply for' }]);
  });

  it('names each place once', () => {
    const ids = openingOptions.map(({ value }) => value);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
