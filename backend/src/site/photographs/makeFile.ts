import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { widthsOf, type AddedFormat } from '@school/shared/schemas/photographs/files';
import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { photographs } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { createTurns } from '../../platform/uploads/intake/inTurn';
import { openUpload } from '../../platform/uploads/openUpload';

interface Wanted {
  readonly id: string;
  /** Pixels. */
  readonly width: number;
  readonly format: AddedFormat;
}

type Context = Pick<Deps, 'db' | 'files' | 'log'>;

/** Apart from pictures that are received: a page with many new photographs must not hold up a competitor's. */
const inTurn = createTurns(1_000);

/** Files that are being made, by their key: however many ask for one, it is made once. */
const underWay = new Map<string, Promise<Buffer>>();

/**
 * Returns a file of a photograph that a text shows. It is made when it is first asked for and kept in the upload's
 * folder, which is deleted with it. A backup needs the uploaded picture alone.
 * @throws ServiceError not found for another width; `unavailable` when too many pictures wait to be made
 */
export async function makeFile(context: Context, asked: Wanted): Promise<Buffer> {
  const found = await photographOf(context, asked.id);
  if (!found || found.unusedSince || !widthsOf(found).includes(asked.width))
    throw notFound('This photograph');
  // An address may have the id in capitals, but there is one folder.
  const wanted = { ...asked, id: found.id };
  const kept = await keptFile(context, wanted);
  if (kept) return kept;
  const key = keyOf(wanted);
  const making = underWay.get(key) ?? inTurn(() => make(context, wanted)).finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

async function make({ db, files, log }: Context, wanted: Wanted): Promise<Buffer> {
  const { bytes: picture } = await openUpload({ db, files }, wanted.id);
  const bytes = await resized(await buffer(picture), wanted);
  await files
    .write(keyOf(wanted), Readable.from([bytes], { objectMode: false }), bytes.length)
    .catch((err: unknown) => log.warn({ err }, 'a file of a photograph was not kept'));
  // The job may have deleted the photograph meanwhile, and its folder before this file was in it.
  if (!(await photographOf({ db }, wanted.id))) await files.removeAll(wanted.id);
  return bytes;
}

const keyOf = ({ id, width, format }: Wanted): string => `${id}/${width}.${format}`;

async function photographOf({ db }: Pick<Context, 'db'>, id: string) {
  const [found] = await db.select().from(photographs).where(eq(photographs.id, id));
  return found;
}

/** Returns a file that was made before. One that is being written, or was cut off by a crash, is none. */
async function keptFile({ files }: Pick<Context, 'files'>, wanted: Wanted): Promise<Buffer | undefined> {
  const stream = await files.read(keyOf(wanted));
  const bytes = stream && (await buffer(stream));
  return bytes && isWhole(bytes, wanted.format) ? bytes : undefined;
}

/** A WebP file says its length after its first four bytes, and a JPEG ends with a mark. */
const isWhole = (bytes: Buffer, format: AddedFormat): boolean =>
  format === 'webp'
    ? bytes.length > 8 && bytes.readUInt32LE(4) + 8 === bytes.length
    : bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9]));

/** Qualities with no visible difference on a phone, as for the photographs of the build. */
async function resized(picture: Buffer, { width, format }: Wanted): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const sized = sharp(picture).resize({ width });
  if (format === 'webp') return sized.webp({ quality: 75 }).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
