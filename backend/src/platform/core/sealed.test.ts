import { expect, it } from 'vitest';
import { seal, unseal } from './sealed';
import { createSignedTokens } from './signedTokens';
import { systemClock } from './clock';

const old = createSignedTokens('the secret of last year, long enough', systemClock);
const now = createSignedTokens('the secret of this year, long enough', systemClock, [
  'the secret of last year, long enough',
]);

it('opens a sealed text for its own use only, also with a former secret', () => {
  const sealed = seal(old, 'card:1', 'flw-t1nf-token');
  expect(sealed).not.toContain('token');
  expect(seal(old, 'card:1', 'flw-t1nf-token')).not.toBe(sealed);
  expect(unseal(now, 'card:1', sealed)).toBe('flw-t1nf-token');
  expect(unseal(now, 'card:2', sealed)).toBeUndefined();
  expect(unseal(old, 'card:1', seal(now, 'card:1', 'x'))).toBeUndefined();
});

it.each(['', 'short', 'AAAA'.repeat(20)])('opens no altered text: %s', (text) => {
  expect(unseal(now, 'card:1', text)).toBeUndefined();
});
