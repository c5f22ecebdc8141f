import { isKeyOf, privateKey, type Keyed } from '../../platform/core/privateKey';
import type { SignedTokens } from '../../platform/core/signedTokens';

/** What a pass is of: a ticket, while it is one person's. */
export interface PassSubject {
  readonly ticketId: string;
  /** The code version of the ticket, which rises when it is passed on. */
  readonly version: number;
}

const keyedOf = ({ ticketId, version }: PassSubject): Keyed => ({
  use: 'ticket-pass',
  id: ticketId,
  version,
});

/** Returns the number of a pass. In a wallet, one with the same number replaces it. */
export const passNumberOf = ({ ticketId, version }: PassSubject): string => `${ticketId}.${version}`;

/** Returns what a phone shows to get changes of a pass. It is in the pass, and never changes. */
export const passTokenOf = (signed: SignedTokens, subject: PassSubject): string =>
  privateKey(signed, keyedOf(subject));

/** Returns what a pass is of; undefined when its number or token is wrong. */
export function passSubjectOf(signed: SignedTokens, number: string, token: string): PassSubject | undefined {
  const [, ticketId, version] = /^([\da-f-]{36})\.([1-9]\d{0,8})$/.exec(number) ?? [];
  if (ticketId === undefined) return undefined;
  const subject = { ticketId, version: Number(version) };
  return isKeyOf(signed, token, keyedOf(subject)) ? subject : undefined;
}
