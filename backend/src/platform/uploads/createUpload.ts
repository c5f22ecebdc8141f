import {
  ticketHours,
  unclaimedHours,
  type UploadRequest,
  type UploadTicket,
} from '@school/shared/schemas/uploads';
import { uploads } from '../db/schema';
import { enqueue } from '../outbox/enqueue';
import { ticketFor, checkTicket } from './ticket';
import { expireKind, type TicketContext, type UploadContext } from './uploadContext';
import { removeUnclaimed } from './expireUpload';
import type { TicketedUpload } from './findUpload';

const hour = 60 * 60 * 1000;

/** Creates the row of an announced file, until it is claimed or expires. */
export async function createUpload(
  { db, clock, signed }: TicketContext,
  { purpose, name, size }: UploadRequest,
): Promise<Omit<UploadTicket, 'sendWithin'>> {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + unclaimedHours * hour);
  const id = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(uploads)
      .values({ purpose, name, size, createdAt, expiresAt })
      .returning({ id: uploads.id });
    if (!row) throw new Error('The upload was not stored');
    const effect = {
      kind: expireKind,
      key: `${expireKind}:${row.id}`,
      payload: row.id,
      notBefore: expiresAt,
    };
    await enqueue({ db: tx, clock }, effect);
    return row.id;
  });
  const ticketEnds = new Date(createdAt.getTime() + ticketHours * hour);
  return { id, ticket: await ticketFor(signed, id, ticketEnds), expiresAt: expiresAt.toISOString() };
}

/** Withdraws an upload. One that is deleted or claimed is left unchanged. */
export async function removeUpload(
  { db, signed, files }: UploadContext,
  { id, ticket }: TicketedUpload,
): Promise<void> {
  await checkTicket(signed, ticket, id);
  await removeUnclaimed({ db, files }, id);
}
