import { engagementRequest, showcaseLimits } from '@school/shared/schemas/showcase';
import { expect, it } from 'vitest';
import { performers as people } from '@school/shared/people';
import { performerOptions } from '../content/showcase';
import { engagementDraft } from './engagementDraft';

const wedding = {
  occasion: 'wedding',
  date: '2025-06-07',
  startTime: '15:30',
  place: 'Labadi, Accra',
  guests: '',
  music: 'both',
  performers: [],
  budget: '',
  name: 'Kojo Antwi',
  email: 'kojo@example.com',
  phone: '024 412 3456',
} as const;

it.each([
  [{ guests: '80' }, { guests: 80 }],
  [{ guests: ' 1,200 ' }, { guests: 1200 }],
  [{ budget: '6,500.50' }, { budget: 650_050 }],
  [{ budget: 'GH₵ 400' }, { budget: 40_000 }],
  [{}, { guests: undefined, budget: undefined }],
])('reads %o as %o', (typed, read) => {
  expect(engagementDraft.parse({ ...wedding, ...typed })).toMatchObject(read);
});

it.each([
  [{ guests: 'many' }, 'Please enter the number of guests as a number'],
  [{ guests: '-3' }, 'Please enter the number of guests as a number'],
  [{ guests: '1.5' }, 'Please enter the number of guests as a number'],
  [{ guests: '20001' }, 'This can be at most 20,000'],
  [{ budget: '0' }, 'Please enter an amount in cedis and pesewas'],
  [{ budget: '10.999' }, 'Please enter an amount in cedis and pesewas'],
  [{ budget: '1000000.01' }, 'For a larger budget, please call us'],
])('rejects %o: %s', (typed, message) => {
  const problems = engagementDraft.safeParse({ ...wedding, ...typed }).error?.issues;
  expect(problems?.map((problem) => problem.message)).toEqual([message]);
});

it('accepts one request for all performers, in the format of the API', () => {
  const performers = performerOptions(people.seed).map(({ value }) => value);
  expect(performers.length).toBeLessThanOrEqual(showcaseLimits.performersMax);
  expect(engagementRequest.safeParse(engagementDraft.parse({ ...wedding, performers })).success).toBe(true);
});
