import {
  fileKinds,
  honestFileName,
  type FileKindName,
  type UploadPurposeName,
} from '@school/shared/schemas/uploads';
import { and, eq } from 'drizzle-orm';
import { ServiceError } from '../core/errors';
import { uploads } from '../db/schema';
import { findUpload, type TicketedUpload, type UploadRow } from './findUpload';
import { storageError } from './storageError';
import type { TicketContext } from './uploadContext';

interface Claim {
  /** The form's field, where errors are shown. */
  field: string;
  purpose: UploadPurposeName;
  /** The owner of the file from now on, such as `job-application:{id}`. */
  by: string;
}

/** A file that belongs to a form. */
export interface ClaimedFile {
  id: string;
  name: string;
  /** Media type of its content. */
  type: string;
  /** Bytes. */
  size: number;
}

/**
 * Claims an upload for what a form stores, in the form's own transaction. It can be claimed once; a repeat gets the
 * same answer.
 * @throws ServiceError `validation_failed` with the catalogue's message at the field, or `internal`
 */
export async function claimUpload(
  context: TicketContext,
  given: TicketedUpload,
  claim: Claim,
): Promise<ClaimedFile> {
  const upload = await findUpload(context, given).catch(atField(claim.field));
  const row = upload.state === 'stored' ? await take(context, upload, claim) : upload;
  if (row.state === 'waiting') return atField(claim.field)(storageError('object_not_found'));
  if (row.claimedBy !== claim.by || row.purpose !== claim.purpose) {
    return atField(claim.field)(storageError('unauthorized'));
  }
  const kind = row.kind as FileKindName;
  return { id: row.id, name: honestFileName(row.name, kind), type: fileKinds[kind].mime, size: row.size };
}

async function take({ db }: TicketContext, upload: UploadRow, { purpose, by }: Claim): Promise<UploadRow> {
  const ours = and(eq(uploads.id, upload.id), eq(uploads.state, 'stored'), eq(uploads.purpose, purpose));
  const [taken] = await db.update(uploads).set({ state: 'claimed', claimedBy: by }).where(ours).returning();
  return taken ?? upload;
}

/** An error of an upload is shown at its field. */
const atField =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof ServiceError)) throw error;
    throw new ServiceError('validation_failed', 'Please check the marked fields.', {
      fields: [{ field, message: error.message }],
      cause: error,
    });
  };
