import {
  ticketHours,
  unclaimedHours,
  type UploadRequest,
  type UploadTicket,
} from '@school/shared/schemas/uploads';
import { uploads } from '../db/schema';
import { enqueue } from '../outbox/enqueue';
import { ticketFor } from './ticket';
import { expireKind, type TicketContext } from './uploadContext';

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
