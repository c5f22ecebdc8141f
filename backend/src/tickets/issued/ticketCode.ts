import { timingSafeEqual } from 'node:crypto';
import { ticketLimits } from '@school/shared/schemas/tickets';
import { readableAlphabet } from '../../platform/core/reference';
import type { SignedTokens } from '../../platform/core/signedTokens';

/** Characters of a code that identify the ticket; the rest is the proof. */
const serialLength = 5;
const proofLength = ticketLimits.ticketCodeLength - serialLength;

const use = 'ticket-code';

interface Coded {
  id: string;
  serial: number;
  codeVersion: number;
}

/**
 * Returns the code of a ticket, for its QR code and for typing where a camera fails. It identifies the ticket and
 * proves it with 75 bits. It cannot be made without the secret and is not stored. Passing a ticket on changes it.
 */
export const ticketCodeOf = (signed: SignedTokens, { id, serial, codeVersion }: Coded): string =>
  codeWith(serial, signed.proofOf(use, `${id}:${codeVersion}`));

/** Returns a code as people read it: in groups of four. */
export const readableCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** Returns all codes that currently admit a ticket: its own, and those made with former secrets. */
export const acceptedCodesOf = (signed: SignedTokens, { id, serial, codeVersion }: Coded): string[] =>
  signed.proofsOf(use, `${id}:${codeVersion}`).map((proof) => codeWith(serial, proof));

/** Returns the serial of the ticket that a code claims to be; undefined when it cannot be a code. */
export function serialInCode(code: string): number | undefined {
  if (code.length !== ticketLimits.ticketCodeLength) return undefined;
  const digits = [...code].map((character) => readableAlphabet.indexOf(character));
  if (digits.includes(-1)) return undefined;
  return digits.slice(0, serialLength).reduce((number, digit) => number * 32 + digit, 0);
}

/** Returns whether a code is the valid one of its ticket, an outdated one, or wrong. */
export function judgeCode(signed: SignedTokens, code: string, ticket: Coded): 'right' | 'replaced' | 'wrong' {
  for (let version = ticket.codeVersion; version > 0; version -= 1) {
    const codes = acceptedCodesOf(signed, { ...ticket, codeVersion: version });
    if (codes.some((due) => isSame(due, code))) {
      return version === ticket.codeVersion ? 'right' : 'replaced';
    }
  }
  return 'wrong';
}

function isSame(due: string, given: string): boolean {
  const [a, b] = [Buffer.from(due), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const codeWith = (serial: number, proof: Buffer): string =>
  `${written(serial)}${[...proof.subarray(0, proofLength)].map(characterOf).join('')}`;

function written(serial: number): string {
  const digits = Array.from({ length: serialLength }, (_, at) =>
    characterOf(Math.floor(serial / 32 ** (serialLength - 1 - at))),
  );
  return digits.join('');
}

const characterOf = (number: number): string => readableAlphabet[number % readableAlphabet.length] ?? '';
