import type { SignedTokens } from '../core/signedTokens';
import { storageError } from './storageError';

const use = 'upload';

/** The right to send one upload, to ask about it, to take it back and to hand it in with a form. */
export const ticketFor = (signed: SignedTokens, uploadId: string, expiresAt: Date): Promise<string> =>
  signed.sign(use, uploadId, expiresAt);

/** @throws ServiceError `unauthenticated` without a ticket that is good, `forbidden` with that of another upload */
export async function checkTicket(signed: SignedTokens, ticket: string, uploadId: string): Promise<void> {
  const subject = await signed.subjectOf(use, ticket);
  if (subject === undefined) throw storageError('unauthenticated');
  if (subject !== uploadId) throw storageError('unauthorized');
}
