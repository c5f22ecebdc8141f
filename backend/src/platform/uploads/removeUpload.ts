import { removeUnclaimed } from './expireUpload';
import type { TicketedUpload } from './findUpload';
import { checkTicket } from './ticket';
import type { UploadContext } from './uploadContext';

/** Withdraws an upload. One that is deleted or claimed is left unchanged. */
export async function removeUpload(
  { db, signed, files }: UploadContext,
  { id, ticket }: TicketedUpload,
): Promise<void> {
  await checkTicket(signed, ticket, id);
  await removeUnclaimed({ db, files }, id);
}
