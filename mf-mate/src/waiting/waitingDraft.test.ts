import { expect, it } from 'vitest';
import { waitingDraft } from './waitingDraft';

const typed = { quantity: '2', name: 'Ama Serwaa', email: 'ama@example.com', leaveEmpty: '' };

it('sends the type of the page, with the quantity as a number', () => {
  expect(waitingDraft('table').parse(typed)).toMatchObject({ type: 'table', quantity: 2 });
});

it('reports errors at their fields', () => {
  const wrong = waitingDraft('table').safeParse({ ...typed, quantity: '0', email: 'ama' });
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['quantity', 'email']);
});
