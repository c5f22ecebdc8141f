import type { Readable } from 'node:stream';
import { fileKinds, honestFileName, type FileKindName } from '@school/shared/schemas/uploads';
import { and, eq } from 'drizzle-orm';
import { uploads } from '../db/schema';
import { storageError } from './storageError';
import type { UploadContext } from './uploadContext';

export interface OpenFile {
  bytes: Readable;
  name: string;
  type: string;
  size: number;
}

/** Opens a file for staff once a form has claimed it. */
export async function openUpload(
  { db, files }: Pick<UploadContext, 'db' | 'files'>,
  id: string,
): Promise<OpenFile> {
  const { storageKey, kind, name, size } = await claimedUpload({ db }, id);
  const bytes = await files.read(storageKey ?? '');
  if (!bytes) throw storageError('object_not_found', new Error(`The store has no ${storageKey}`));
  const fileKind = kind as FileKindName;
  return { bytes, name: honestFileName(name, fileKind), type: fileKinds[fileKind].mime, size };
}

/**
 * Returns a claimed upload.
 * @throws ServiceError `not_found`
 */
export async function claimedUpload({ db }: Pick<UploadContext, 'db'>, id: string) {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.state, 'claimed')));
  if (!found) throw storageError('object_not_found');
  return found;
}
