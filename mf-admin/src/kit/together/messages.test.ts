import { expect, it } from 'vitest';
import { changeText, presenceText, requestTexts } from './messages';

it('names who is present', () => {
  expect(presenceText(['Ama'])).toBe('Ama is also viewing this');
  expect(presenceText(['Ama', 'Esi', 'Kofi'])).toBe('Ama, Esi, and Kofi are also viewing this');
});

it.each([
  [{ field: 'state', from: 'new', to: 'in_progress', withheld: false }, 'State: new, now in progress'],
  [{ field: 'assignee', from: null, to: 'auth0|ama', withheld: false }, 'Assignee: nothing, now auth0|ama'],
  [{ field: 'email', from: null, to: null, withheld: true }, 'Email: changed'],
  [
    { part: 'Centre, row 7, seat 12', field: 'is_blocked', from: 'false', to: 'true', withheld: false },
    'Centre, row 7, seat 12, is blocked: no, now yes',
  ],
])('says %o', (change, words) => {
  expect(changeText({ part: null, ...change, at: '2025-03-01T12:00:00Z', by: 'Ama' })).toBe(words);
});

it('names the requested change, whatever it was', () => {
  expect(
    requestTexts({
      version: 3,
      state: 'in_progress',
      assignee: null,
      isOpen: true,
      seats: ['C-1-1', 'C-1-2'],
    }),
  ).toEqual(['State: in progress', 'Assignee: nothing', 'Is open: yes', 'Seats: C-1-1, C-1-2']);
  expect(requestTexts(undefined)).toEqual([]);
  const ama = { account: 'auth0|ama', name: 'Ama Owusu' };
  expect(requestTexts({ assignee: 'auth0|ama' }, [ama])).toEqual(['Assignee: Ama Owusu']);
});
