import { expect, it } from 'vitest';
import { shiftDraft } from './shiftDraft';

const typed = {
  task: ' Door ',
  place: 'Main hall',
  startsAt: '2025-10-11T08:00',
  endsAt: '2025-10-11T12:00',
  needed: ' 2 ',
  note: '',
};

it('parses times as UTC, and the number of volunteers', () => {
  expect(shiftDraft.parse(typed)).toEqual({
    task: 'Door',
    place: 'Main hall',
    startsAt: '2025-10-11T08:00:00.000Z',
    endsAt: '2025-10-11T12:00:00.000Z',
    needed: 2,
    note: undefined,
  });
});

it.each([
  ['no beginning', { startsAt: '' }, 'startsAt', 'Please enter the day and time when it begins'],
  ['an end before it', { endsAt: '2025-10-11T07:00' }, 'endsAt', 'This is not after the beginning'],
  ['no number', { needed: 'two' }, 'needed', 'Please enter the number of volunteers'],
  ['no task', { task: ' ' }, 'task', 'Please enter the task'],
])('rejects %s at its field', (_, change, field, message) => {
  const { error } = shiftDraft.safeParse({ ...typed, ...change });
  expect(error?.issues.map(({ path, message: words }) => [path.join('.'), words])).toEqual([
    [field, message],
  ]);
});
