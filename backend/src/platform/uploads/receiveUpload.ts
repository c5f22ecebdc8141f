import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { uploadPurposes, type UploadPurposeName } from '@school/shared/schemas/uploads';
import { and, eq } from 'drizzle-orm';
import { ServiceError } from '../core/errors';
import { uploads } from '../db/schema';
import { takeFromLimit } from '../limits/takeFromLimit';
import { findUpload, type TicketedUpload, type UploadRow } from './findUpload';
import { prepareFile, type Prepared } from './prepareFile';
import { measured, type Sizes } from './measured';
import { storageError } from './storageError';
import type { UploadContext } from './uploadContext';

/** Connections break, so a file may be sent again; but each attempt transfers the whole file. */
const mostAttempts = { max: 60, windowSeconds: 60 * 60 };

interface Bytes {
  body: ReadableStream<Uint8Array> | null;
  /** Time limit for sending. */
  withinSeconds: number;
}

/**
 * Receives the bytes of an announced upload. The same file may be sent twice, even concurrently; another one is
 * refused. A failed attempt stores nothing.
 */
export async function receiveUpload(
  context: UploadContext,
  given: TicketedUpload,
  bytes: Bytes,
): Promise<UploadRow> {
  const upload = await findUpload(context, given);
  if (upload.state === 'claimed') throw storageError('unauthorized');
  await takeFromLimit(context, { name: 'uploads.put', who: upload.id, ...mostAttempts });
  if (upload.state === 'stored') return refuseOther(upload, await digestOf(upload, bytes));
  const key = `${upload.id}/${randomBytes(16).toString('hex')}`;
  try {
    const digest = await write(context, upload, key, bytes);
    const purpose = upload.purpose as UploadPurposeName;
    const prepared = await prepareFile(context.files, { key, size: upload.size, purpose });
    const stored = await settle(context, upload, { ...prepared, digest });
    if (stored.storageKey !== key) await context.files.remove(key);
    if (stored.storageKey !== prepared.key) await context.files.remove(prepared.key);
    return stored;
  } catch (error) {
    // What cannot be deleted now is deleted with the upload's folder when it expires.
    await context.files.remove(key).catch(() => undefined);
    throw error;
  }
}

const write = ({ files }: UploadContext, { size }: UploadRow, key: string, bytes: Bytes): Promise<string> =>
  pass(bytes, { least: size, most: size }, (passed) => files.write(key, passed, size));

/** An existing file is only compared; its stored form may have another size. */
const digestOf = ({ purpose }: UploadRow, bytes: Bytes): Promise<string> =>
  pass(bytes, { least: 0, most: uploadPurposes[purpose as UploadPurposeName].maxBytes }, (passed) =>
    finished(passed.resume()),
  );

/** Passes the bytes on within the time limit. Returns their digest. */
async function pass(
  { body, withinSeconds }: Bytes,
  sizes: Sizes,
  take: (bytes: Readable) => Promise<void>,
): Promise<string> {
  if (!body) throw storageError('wrong_file_size');
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(storageError('retry_limit_exceeded')), withinSeconds * 1000);
  const { bytes, digest, failure } = measured(body, sizes, deadline.signal);
  try {
    await take(bytes);
    return digest();
  } catch (error) {
    throw failure() ?? error;
  } finally {
    clearTimeout(timer);
  }
}

interface Stored extends Prepared {
  /** Of what was sent. */
  digest: string;
}

/** Of several attempts the first one counts; the others sent the same file, or come too late. */
async function settle(
  { db }: UploadContext,
  { id }: UploadRow,
  { key, digest, kind, size }: Stored,
): Promise<UploadRow> {
  const [mine] = await db
    .update(uploads)
    .set({ state: 'stored', storageKey: key, digest, kind, size })
    .where(and(eq(uploads.id, id), eq(uploads.state, 'waiting')))
    .returning();
  if (mine) return mine;
  const [other] = await db.select().from(uploads).where(eq(uploads.id, id));
  if (!other) throw storageError('object_not_found');
  return refuseOther(other, digest);
}

function refuseOther(stored: UploadRow, digest: string): UploadRow {
  if (stored.digest !== digest) throw new ServiceError('conflict', 'Another file was sent here before.');
  return stored;
}
