import { removeUnclaimed } from './expire-upload';
import type { TicketedUpload } from './find-upload';
import { checkTicket } from './ticket';
import type { UploadContext } from './upload-context';

/** Takes an upload back. One that is gone, or belongs to a form by now, is left as it is. */
export async function removeUpload(
  { db, signed, files }: UploadContext,
  { id, ticket }: TicketedUpload,
): Promise<void> {
  await checkTicket(signed, ticket, id);
  await removeUnclaimed({ db, files }, id);
}
