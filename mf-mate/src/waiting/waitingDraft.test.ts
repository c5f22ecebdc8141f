import { expect, it } from 'vitest';
import { waitingDraft } from './waitingDraft';

const typed = { quantity: '2', name: 'Ama Serwaa', email: 'ama@example.com', leaveEmpty: '' };

it('waits for the type of the page, in a number', () => {
  expect(waitingDraft('table').parse(typed)).toMatchObject({ type: 'table', quantity: 2 });
});

it('says at their fields what is wrong', () => {
  const wrong = waitingDraft('table').safeParse({ ...typed, quantity: '0', email: 'ama' });
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['quantity', 'email']);
});
