import { expect, it } from 'vitest';
import { readPanel } from './panel';
import { stepPath } from './paths';

const enter = { kind: 'enter', step: undefined, isReviewed: false };

it.each([
  ['', undefined],
  ['?from=review', undefined],
  ['?step=band', { ...enter, step: 'band' }],
  ['?step=band&from=review', { ...enter, step: 'band', isReviewed: true }],
  ['?step=band#change=k.s', { ...enter, step: 'band', change: 'k.s' }],
  ['#draft=k.s', { ...enter, draft: 'k.s' }],
  ['#offer=t', { ...enter, offer: 't' }],
  ['#consent=t', { kind: 'consent', token: 't' }],
  ['#leave=t', { kind: 'leave', token: 't' }],
  ['?change=k.s', { ...enter, change: 'k.s' }],
  ['?draft=k.s', { ...enter, draft: 'k.s' }],
  ['?offer=t', { ...enter, offer: 't' }],
  ['?consent=t&step=band', { kind: 'consent', token: 't' }],
  ['?leave=t', { kind: 'leave', token: 't' }],
  ['?leave=', undefined],
])('%s opens %o', (address, panel) => {
  expect(readPanel(new URL(address, 'https://school.example'))).toEqual(panel);
});

it('the step of a changed entry keeps its key, whatever characters it has', () => {
  const path = stepPath({ step: 'band', change: 'a+b/c=', fromReview: true });
  expect(readPanel(new URL(path, 'https://school.example'))).toEqual({
    ...enter,
    step: 'band',
    change: 'a+b/c=',
    isReviewed: true,
  });
});
