import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { settableClock } from '../../platform/core/clock';
import { createSignedTokens } from '../../platform/core/signedTokens';
import { judgeCode, serialInCode, ticketCodeOf } from './ticketCode';

const clock = settableClock(new Date('2025-03-01T12:00:00Z'));
const signed = createSignedTokens('a secret of at least 32 characters, or so', clock);
const ticket = { id: randomUUID(), serial: 123_456, codeVersion: 2 };

describe('a ticket’s code', () => {
  it('identifies the ticket and proves it', () => {
    const code = ticketCodeOf(signed, ticket);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{20}$/);
    expect(serialInCode(code)).toBe(123_456);
    expect(judgeCode(signed, code, ticket)).toBe('right');
  });

  it('differs for each version, and former ones are recognised', () => {
    const before = ticketCodeOf(signed, { ...ticket, codeVersion: 1 });
    expect(judgeCode(signed, before, ticket)).toBe('replaced');
    expect(judgeCode(signed, ticketCodeOf(signed, { ...ticket, codeVersion: 3 }), ticket)).toBe('wrong');
  });

  it('cannot be made or altered without the secret', () => {
    const others = createSignedTokens('another secret of at least 32 characters', clock);
    expect(judgeCode(signed, ticketCodeOf(others, ticket), ticket)).toBe('wrong');
    const code = ticketCodeOf(signed, ticket);
    for (const at of [5, 12, 19]) {
      const altered = code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1);
      expect(judgeCode(signed, altered, ticket)).toBe('wrong');
    }
  });

  it('made with a former secret is accepted until the secret is retired', () => {
    const now = 'the secret of at least 32 characters now';
    const former = 'a secret of at least 32 characters, or so';
    const judged = [[former], []].map((accepted) =>
      judgeCode(createSignedTokens(now, clock, accepted), ticketCodeOf(signed, ticket), ticket),
    );
    expect(judged).toEqual(['right', 'wrong']);
  });

  it.each(['', 'HELLO', 'O'.repeat(20), 'A'.repeat(21)])('rejects %j', (text) => {
    expect(serialInCode(text)).toBeUndefined();
  });
});
