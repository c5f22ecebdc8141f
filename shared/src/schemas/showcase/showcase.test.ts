import { expect, it } from 'vitest';
import { engagementRequest, performerApplication } from './showcase';

const trio = {
  stageName: 'The Adabraka Trio',
  kind: 'Piano, cello and voice',
  category: 'contemporary',
  place: 'tema',
  about: 'Highlife, slowly.',
  recordings: ['https://video.example/trio', '', ''],
  contactName: 'Esi Quaye',
  email: 'esi@example.com',
  phone: '024 412 3456',
};

const wedding = {
  occasion: 'wedding',
  date: '2025-06-07',
  startTime: '15:30',
  place: 'Labadi, Accra',
  guests: 1200,
  music: 'both',
  budget: 650_050,
  message: 'Something for the walk in.',
  name: 'Kojo Antwi',
  email: 'kojo@example.com',
  phone: '024 412 3456',
};

const LINK = 'Please enter the whole address, beginning with https://';

it.each([
  [performerApplication, trio, { email: 'esi@example' }, 'The provided email is invalid'],
  [performerApplication, trio, { phone: '12345' }, 'The provided phone is invalid'],
  [performerApplication, trio, { contactName: 'A'.repeat(101) }, 'A name can have at most 100 characters'],
  [performerApplication, trio, { kind: 'x'.repeat(121) }, 'This can have at most 120 characters'],
  [performerApplication, trio, { about: 'x'.repeat(1501) }, 'This can have at most 1,500 characters'],
  [performerApplication, trio, { recordings: ['', '', 'http://sound.example'] }, LINK],
  [performerApplication, trio, { recordings: ['', ''] }, 'Please enter a link to a recording'],
  [engagementRequest, wedding, { email: 'kojo@example' }, 'The provided email is invalid'],
  [engagementRequest, wedding, { phone: '12345' }, 'The provided phone is invalid'],
  [engagementRequest, wedding, { place: 'x'.repeat(121) }, 'This can have at most 120 characters'],
  [engagementRequest, wedding, { guests: 20_001 }, 'This can be at most 20,000'],
  [engagementRequest, wedding, { budget: 100_000_001 }, 'For a larger budget, please call us'],
  [engagementRequest, wedding, { message: 'x'.repeat(1501) }, 'This can have at most 1,500 characters'],
] as const)('wrong answer %# is the only one reported', (schema, right, wrong, message) => {
  expect(schema.safeParse(right).error).toBeUndefined();
  const problems = schema.safeParse({ ...right, ...wrong }).error?.issues;
  expect(problems?.map((problem) => problem.message)).toEqual([message]);
});
