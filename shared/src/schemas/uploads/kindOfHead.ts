import type { FoundKind } from './foundKinds';

/** How many first bytes identify a file. A PDF may have up to 1 KiB before its header. */
export const headBytes = 4096;

type Rule = readonly [beginning: string, kind: FoundKind];

/** Signatures of files; each character is a byte. */
const beginnings: readonly Rule[] = [
  ['\xff\xd8\xff', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'cfb'],
  ['{\\rtf', 'rtf'],
  ['ID3', 'mp3'],
  ['OggS', 'ogg'],
  ['GIF8', 'gif'],
  ['BM', 'bmp'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['8BPS', 'psd'],
  ['\xff\x0a', 'jxl'],
  ['#!AMR', 'amr'],
  ['fLaC', 'flac'],
  ['caff', 'caf'],
  ['MThd', 'midi'],
  ['\x30\x26\xb2\x75', 'asf'],
  ['FLV\x01', 'flv'],
  ['MZ', 'exe'],
  ['\x7fELF', 'exe'],
  ['#!', 'exe'],
  ['Rar!', 'archive'],
  ['7z\xbc\xaf', 'archive'],
  ['\x1f\x8b', 'archive'],
];

/** Signatures in bytes 4 to 7 of files that begin with a length. */
const boxes: Readonly<Record<string, FoundKind>> = {
  // QuickTime before it had `ftyp`.
  moov: 'mov',
  mdat: 'mov',
  wide: 'mov',
  pnot: 'mov',
  'jP  ': 'jp2',
  'JXL ': 'jxl',
};

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const avifBrands = ['avif', 'avis'];
const stillBrands = ['mif1', 'msf1', 'miaf', 'mif2'];
const soundBrands = ['M4A ', 'M4B ', 'M4P ', 'F4A ', 'F4B '];

/**
 * Returns the kind of a file by its first bytes. `zip` and `cfb` contain other kinds, and `mp4` may be audio only,
 * which takes the whole file to decide. Browser and API use the same function.
 */
export function kindOfHead(head: Uint8Array): FoundKind | undefined {
  const text = [...head.subarray(0, headBytes)].map((byte) => String.fromCharCode(byte)).join('');
  return (
    kindOfBoxes(text) ??
    kindOfChunks(text) ??
    beginnings.find(([beginning]) => text.startsWith(beginning))?.[1] ??
    kindOfMatroska(text) ??
    (text.slice(0, 1024 + 5).includes('%PDF-') ? 'pdf' : undefined) ??
    kindOfMarkup(text) ??
    kindOfFrames(text)
  );
}

/** Distinguishes ISO media files (ISO/IEC 14496-12): videos, recordings and phone pictures. */
function kindOfBoxes(text: string): FoundKind | undefined {
  const name = text.slice(4, 8);
  if (name !== 'ftyp') return Object.keys(boxes).includes(name) ? boxes[name] : undefined;
  const major = text.slice(8, 12);
  const size = lengthAt(text, 0);
  const brands = [major, ...(text.slice(16, size).match(/[^]{4}/g) ?? [])];
  const has = (names: string[]) => brands.some((brand) => names.includes(brand));
  if (heicBrands.includes(major)) return 'heic';
  if (avifBrands.includes(major)) return 'avif';
  if (stillBrands.includes(major)) return has(avifBrands) && !has(heicBrands) ? 'avif' : 'heic';
  if (major === 'qt  ') return 'mov';
  if (major === 'crx ') return 'raw';
  return soundBrands.includes(major) ? 'm4a' : 'mp4';
}

const lengthAt = (text: string, at: number): number =>
  [0, 1, 2, 3].reduce((sum, index) => sum * 256 + (text.charCodeAt(at + index) || 0), 0);

/** Distinguishes RIFF files and their relatives by the type at the ninth byte. */
function kindOfChunks(text: string): FoundKind | undefined {
  const holder = text.slice(0, 4);
  const held = text.slice(8, 12);
  if (holder === 'FORM') return held.startsWith('AIF') ? 'aiff' : undefined;
  if (holder !== 'RIFF' && holder !== 'RF64') return undefined;
  return ({ WAVE: 'wav', WEBP: 'webp', 'AVI ': 'avi' } as const)[held];
}

const kindOfMatroska = (text: string): FoundKind | undefined => {
  if (!text.startsWith('\x1a\x45\xdf\xa3')) return undefined;
  return text.slice(0, 64).includes('webm') ? 'webm' : 'mkv';
};

function kindOfMarkup(text: string): FoundKind | undefined {
  const start = text.replace(/^\xef\xbb\xbf/, '').trimStart();
  if (/^(<\?xml[^]*)?<svg[\s>]/i.test(start)) return 'svg';
  return /^<(!doctype html|html|head|body|script)[\s>]/i.test(start) ? 'html' : undefined;
}

/** Recognises MPEG audio without a tag by its frames; some recorders add zeros before them. */
function kindOfFrames(text: string): FoundKind | undefined {
  const start = text.replace(/^\0+/, '');
  const [first = 0, second = 0, third = 0] = Array.from(start.slice(0, 3), (sign) => sign.charCodeAt(0));
  if (first !== 0xff) return undefined;
  if ((second & 0xf6) === 0xf0) return 'aac';
  const layer = (second >> 1) & 3;
  const isFrame = (second & 0xe0) === 0xe0 && (layer === 1 || layer === 2);
  return isFrame && third >> 4 !== 15 && ((third >> 2) & 3) !== 3 ? 'mp3' : undefined;
}
