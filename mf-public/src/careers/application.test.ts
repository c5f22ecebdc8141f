import { jobApplication } from '@school/shared/schemas/careers';
import { describe, expect, it } from 'vitest';
import { openings } from '../content/openings';
import { applicationDraft } from './applicationDraft';
import { openingOptions, openingTitleOf } from './openingOptions';

const options = openingOptions(openings.seed);
const draftSchema = applicationDraft(options);

const abena = {
  name: 'Abena Osei',
  email: 'abena@example.com',
  phone: '024 412 3456',
  letter: 'I teach.',
  cv: { id: 'd9428888-122b-41e1-8b85-61bd9a3a1c4f', ticket: 'ticket', name: 'abena.pdf', size: 1000 },
};

describe('an application', () => {
  it.each(options)('for $label passes the schema of the API', ({ value }) => {
    const draft = draftSchema.parse({ ...abena, opening: value });
    expect(jobApplication.safeParse({ ...draft, openingTitle: openingTitleOf(value, options) }).success).toBe(
      true,
    );
  });

  it.each(['', 'a-place-of-last-year'])('with the opening "%s" must choose another one', (opening) => {
    const problems = draftSchema.safeParse({ ...abena, opening }).error?.issues;
    expect(problems).toMatchObject([{ path: ['opening'], message: 'Please choose a position' }]);
  });

  it('lists each opening once', () => {
    const ids = options.map(({ value }) => value);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
