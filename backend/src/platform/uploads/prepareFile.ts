import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  takesKind,
  wrongTypeMessage,
  type FileKindName,
  type UploadPurposeName,
} from '@school/shared/schemas/uploads';
import { ServiceError } from '../core/errors';
import type { FileStore } from './fileStore';
import { storageError } from './storageError';
import { cleanMovie } from './intake/cleanMovie';
import { cleanPicture } from './intake/cleanPicture';
import { inTurn } from './intake/inTurn';
import { kindOfFile } from './intake/kindOfFile';

interface Received {
  key: string;
  size: number;
  purpose: UploadPurposeName;
}

/** A file as it is stored. */
export interface Prepared {
  key: string;
  size: number;
  kind: FileKindName;
}

const pictures: readonly FileKindName[] = ['jpg', 'png', 'webp', 'heic', 'avif'];
const movies: readonly FileKindName[] = ['mp4', 'm4a', 'mov'];

/**
 * Recognises a received file and prepares it for storage: pictures and recordings lose place, device and time. A copy
 * replaces the original.
 * @throws ServiceError `wrong_file_type` when the purpose does not accept such a file, or it cannot be opened
 */
export async function prepareFile(files: FileStore, received: Received): Promise<Prepared> {
  const { key, size, purpose } = received;
  const open = async () => (await files.read(key)) ?? Promise.reject(storageError('object_not_found'));
  const found = await kindOfFile(purpose, open);
  if (!found || !takesKind(purpose, found)) {
    throw new ServiceError('wrong_file_type', wrongTypeMessage(purpose, found));
  }
  const copy = `${key}-clean`;
  try {
    if (pictures.includes(found)) {
      return await inTurn(async () => {
        const { bytes, kind } = await cleanPicture(await buffer(await open()), found);
        await files.write(copy, Readable.from([bytes], { objectMode: false }), bytes.length);
        return { key: copy, size: bytes.length, kind };
      });
    }
    if (movies.includes(found)) {
      const { bytes, hasVideo } = cleanMovie(await open());
      await files.write(copy, Readable.from(bytes, { objectMode: false }), size);
      const kind = found === 'mp4' && !hasVideo() ? 'm4a' : found;
      return { key: copy, size, kind };
    }
    return { key, size, kind: found };
  } catch (error) {
    await files.remove(copy).catch(() => undefined);
    throw error;
  }
}
