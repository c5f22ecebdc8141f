import { randomBytes } from 'node:crypto';
import {
  uploadPurposes,
  wrongTypeMessage,
  type FileKindName,
  type UploadPurposeName,
} from '@school/shared/schemas/uploads';
import { and, eq } from 'drizzle-orm';
import { ServiceError } from '../core/errors';
import { uploads } from '../db/schema';
import { takeFromLimit } from '../limits/takeFromLimit';
import { findUpload, type TicketedUpload, type UploadRow } from './findUpload';
import { kindOfContent } from './kindOfContent';
import { measured } from './measured';
import { storageError } from './storageError';
import type { UploadContext } from './uploadContext';

/** Connections break, so a file may be sent again; but each attempt costs the whole way. */
const mostAttempts = { max: 60, windowSeconds: 60 * 60 };

interface Bytes {
  body: ReadableStream<Uint8Array> | null;
  /** How long sending may take. */
  withinSeconds: number;
}

/**
 * Takes in the bytes of an upload that was announced. The same file may come twice, and twice at once; another one is
 * refused. Nothing is kept of an attempt that fails.
 */
export async function receiveUpload(
  context: UploadContext,
  given: TicketedUpload,
  bytes: Bytes,
): Promise<UploadRow> {
  const upload = await findUpload(context, given);
  if (upload.state === 'claimed') throw storageError('unauthorized');
  await takeFromLimit(context, { name: 'uploads.put', who: upload.id, ...mostAttempts });
  const key = `${upload.id}/${randomBytes(16).toString('hex')}`;
  try {
    const digest = await write(context, upload, key, bytes);
    const kind = await checkedKind(context, upload, key);
    const stored = await settle(context, upload, { key, digest, kind });
    if (stored.storageKey !== key) await context.files.remove(key);
    return stored;
  } catch (error) {
    // What cannot be removed now goes with the upload's folder when its time is over.
    await context.files.remove(key).catch(() => undefined);
    throw error;
  }
}

async function write(
  { files }: UploadContext,
  { size }: UploadRow,
  key: string,
  { body, withinSeconds }: Bytes,
): Promise<string> {
  if (!body) throw storageError('wrong_file_size');
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(storageError('retry_limit_exceeded')), withinSeconds * 1000);
  const { bytes, digest, failure } = measured(body, size, deadline.signal);
  try {
    await files.write(key, bytes, size);
    return digest();
  } catch (error) {
    throw failure() ?? error;
  } finally {
    clearTimeout(timer);
  }
}

/** Its kind by its content, if the purpose takes such files. */
async function checkedKind({ files }: UploadContext, upload: UploadRow, key: string): Promise<FileKindName> {
  const purpose = upload.purpose as UploadPurposeName;
  const bytes = await files.read(key);
  if (!bytes) throw storageError('object_not_found');
  const kind = await kindOfContent(bytes).finally(() => bytes.destroy());
  if (kind && (uploadPurposes[purpose].kinds as readonly FileKindName[]).includes(kind)) return kind;
  throw new ServiceError('wrong_file_type', wrongTypeMessage(purpose));
}

interface Stored {
  key: string;
  digest: string;
  kind: FileKindName;
}

/** Of several attempts the first one counts; the others are the same file, or come too late. */
async function settle(
  { db }: UploadContext,
  { id }: UploadRow,
  { key, digest, kind }: Stored,
): Promise<UploadRow> {
  const [mine] = await db
    .update(uploads)
    .set({ state: 'stored', storageKey: key, digest, kind })
    .where(and(eq(uploads.id, id), eq(uploads.state, 'waiting')))
    .returning();
  if (mine) return mine;
  const [other] = await db.select().from(uploads).where(eq(uploads.id, id));
  if (!other) throw storageError('object_not_found');
  if (other.digest !== digest) throw new ServiceError('conflict', 'Another file was sent here before.');
  return other;
}
