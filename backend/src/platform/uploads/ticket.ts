import type { SignedTokens } from '../core/signedTokens';
import { storageError } from './storageError';

const use = 'upload';

/** Returns the ticket of an upload: the right to send it, query it, withdraw it and attach it to a form. */
export const ticketFor = (signed: SignedTokens, uploadId: string, expiresAt: Date): Promise<string> =>
  signed.sign(use, uploadId, expiresAt);

/**
 * Checks a ticket.
 * @throws ServiceError `unauthenticated` without a valid ticket, `forbidden` with that of another upload
 */
export async function checkTicket(signed: SignedTokens, ticket: string, uploadId: string): Promise<void> {
  const subject = await signed.subjectOf(use, ticket);
  if (subject === undefined) throw storageError('unauthenticated');
  if (subject !== uploadId) throw storageError('unauthorized');
}
