import { removeUnclaimed } from './expireUpload';
import type { TicketedUpload } from './findUpload';
import { checkTicket } from './ticket';
import type { UploadContext } from './uploadContext';

/** Takes an upload back. One that is gone, or belongs to a form by now, is left as it is. */
export async function removeUpload(
  { db, signed, files }: UploadContext,
  { id, ticket }: TicketedUpload,
): Promise<void> {
  await checkTicket(signed, ticket, id);
  await removeUnclaimed({ db, files }, id);
}
