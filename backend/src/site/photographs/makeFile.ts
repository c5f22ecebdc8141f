import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { widthsOf, type AddedFormat } from '@school/shared/schemas/photographs/files';
import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { photographs } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { inTurn } from '../../platform/uploads/intake/inTurn';
import { openUpload } from '../../platform/uploads/openUpload';

interface Wanted {
  readonly id: string;
  /** Pixels. */
  readonly width: number;
  readonly format: AddedFormat;
}

type Context = Pick<Deps, 'db' | 'files'>;

/**
 * Returns a file of a photograph. It is made when it is first asked for and kept in the upload's folder, which is
 * deleted with it. A backup needs the uploaded picture alone.
 * @throws ServiceError not found for another width; `unavailable` when too many pictures wait to be made
 */
export async function makeFile({ db, files }: Context, { id, width, format }: Wanted): Promise<Buffer> {
  const [found] = await db
    .select({ width: photographs.width })
    .from(photographs)
    .where(eq(photographs.id, id));
  if (!found || !widthsOf(found).includes(width)) throw notFound('This photograph');
  const key = `${id}/${width}.${format}`;
  const made = await files.read(key);
  if (made) return buffer(made);
  return inTurn(async () => {
    const bytes = await resized(await buffer((await openUpload({ db, files }, id)).bytes), width, format);
    await files.write(key, Readable.from([bytes], { objectMode: false }), bytes.length);
    return bytes;
  });
}

/** Qualities with no visible difference on a phone, as for the photographs of the build. */
async function resized(picture: Buffer, width: number, format: AddedFormat): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const sized = sharp(picture).resize({ width });
  if (format === 'webp') return sized.webp({ quality: 75 }).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
