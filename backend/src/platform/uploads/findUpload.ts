import { and, eq, gt, or } from 'drizzle-orm';
import { uploads } from '../db/schema';
import { storageError } from './storageError';
import { checkTicket } from './ticket';
import type { TicketContext } from './uploadContext';

export type UploadRow = typeof uploads.$inferSelect;

/** An upload's id, and the ticket that gives access to it. */
export interface TicketedUpload {
  id: string;
  ticket: string;
}

/** Returns an upload for the holder of its ticket. An expired one counts as deleted even before its deletion. */
export async function findUpload(
  { db, clock, signed }: TicketContext,
  { id, ticket }: TicketedUpload,
): Promise<UploadRow> {
  await checkTicket(signed, ticket, id);
  const alive = or(eq(uploads.state, 'claimed'), gt(uploads.expiresAt, clock.now()));
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), alive));
  if (!found) throw storageError('object_not_found');
  return found;
}
