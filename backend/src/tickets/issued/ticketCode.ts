import { timingSafeEqual } from 'node:crypto';
import { ticketLimits } from '@school/shared/schemas/tickets';
import { readableAlphabet } from '../../core/reference';
import type { SignedTokens } from '../../core/signedTokens';

/** How many characters of a code say which ticket it is; the rest proves it. */
const serialLength = 5;
const proofLength = ticketLimits.ticketCodeLength - serialLength;

interface Coded {
  id: string;
  serial: number;
  codeVersion: number;
}

/**
 * The code of a ticket: what stands in its QR code, and what is typed where a camera fails. It says which ticket it is and
 * proves it with 75 bits; nobody makes one without the secret, and none is stored. Giving a ticket on makes another.
 */
export function ticketCodeOf(signed: SignedTokens, { id, serial, codeVersion }: Coded): string {
  const proof = signed.proofOf('ticket-code', `${id}:${codeVersion}`);
  return `${written(serial)}${[...proof.subarray(0, proofLength)].map(characterOf).join('')}`;
}

/** Which ticket a code claims to be; undefined when it cannot be a code. */
export function serialInCode(code: string): number | undefined {
  if (code.length !== ticketLimits.ticketCodeLength) return undefined;
  const digits = [...code].map((character) => readableAlphabet.indexOf(character));
  if (digits.includes(-1)) return undefined;
  return digits.slice(0, serialLength).reduce((number, digit) => number * 32 + digit, 0);
}

/** Whether a code is the one that lets its ticket in now, is one of before, or was never its code. */
export function judgeCode(signed: SignedTokens, code: string, ticket: Coded): 'right' | 'replaced' | 'wrong' {
  for (let version = ticket.codeVersion; version > 0; version -= 1) {
    const due = Buffer.from(ticketCodeOf(signed, { ...ticket, codeVersion: version }));
    const given = Buffer.from(code);
    if (due.length === given.length && timingSafeEqual(due, given)) {
      return version === ticket.codeVersion ? 'right' : 'replaced';
    }
  }
  return 'wrong';
}

function written(serial: number): string {
  const digits = Array.from({ length: serialLength }, (_, at) =>
    characterOf(Math.floor(serial / 32 ** (serialLength - 1 - at))),
  );
  return digits.join('');
}

const characterOf = (number: number): string => readableAlphabet[number % readableAlphabet.length] ?? '';
