import type { FileKindName } from '@school/shared/schemas/uploads';
import type { Sharp } from 'sharp';
import { ServiceError } from '../../core/errors';
import { decodeHeic } from './decodeHeic';

/** More than any phone's camera makes in a file of 10 MB. */
const mostPixels = 100_000_000;
/** HEIC needs four bytes for each pixel, twice. */
const mostHeicPixels = 64_000_000;
const mostSeconds = 30;
const jpeg = { quality: 90 };

export interface CleanPicture {
  bytes: Buffer;
  kind: FileKindName;
}

/**
 * Encodes a picture again from its pixels: upright, in sRGB, as JPEG or PNG. It then contains neither metadata nor
 * hidden data.
 * @throws ServiceError `wrong_file_type` when it cannot be opened
 */
export async function cleanPicture(bytes: Buffer, kind: FileKindName): Promise<CleanPicture> {
  try {
    const picture = (await opened(bytes, kind)).timeout({ seconds: mostSeconds });
    if (kind === 'png') return { bytes: await picture.png().toBuffer(), kind };
    const onWhite = picture.flatten({ background: '#ffffff' });
    return { bytes: await onWhite.jpeg(jpeg).toBuffer(), kind: 'jpg' };
  } catch (cause) {
    const message = /pixel limit/i.test(String(cause))
      ? 'This picture has too many pixels. Make it smaller, or choose another one.'
      : 'This picture is damaged or incomplete and cannot be opened. Choose another one.';
    throw new ServiceError('wrong_file_type', message, { cause });
  }
}

async function opened(bytes: Buffer, kind: FileKindName): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Phones write slightly invalid headers; a truncated picture is still refused.
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const;
  if (kind !== 'heic') return sharp(bytes, options).autoOrient();
  const { data, width, height } = await decodeHeic(bytes, mostHeicPixels, mostSeconds * 1000);
  const decoded = sharp(data, { ...options, raw: { width, height, channels: 4 } });
  const profile = profileOf(bytes);
  if (!profile) return decoded;
  // The decoder returns unconverted pixels; with their profile prepended they become sRGB like those of any JPEG.
  const flat = await decoded
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return sharp(withProfile(flat, profile), options);
}

/** Returns the colour profile of a HEIC picture, from its `colr` box. */
function profileOf(bytes: Buffer): Buffer | undefined {
  const at = bytes.subarray(0, 65_536).indexOf('colrprof');
  if (at < 4) return undefined;
  const profile = bytes.subarray(at + 8, at - 4 + bytes.readUInt32BE(at - 4));
  const isProfile =
    profile.length > 128 && profile.length < 60_000 && profile.toString('latin1', 36, 40) === 'acsp';
  return isProfile ? profile : undefined;
}

/** Inserts a colour profile into a JPEG, as its second segment. */
function withProfile(picture: Buffer, profile: Buffer): Buffer {
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1');
  head.writeUInt16BE(head.length - 2 + profile.length, 2);
  return Buffer.concat([picture.subarray(0, 2), head, profile, picture.subarray(2)]);
}
