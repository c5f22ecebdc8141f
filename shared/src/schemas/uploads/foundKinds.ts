import { fileKinds, type FileKindName } from './uploadPurposes';

/** Other kinds of files that can be recognised, for messages. */
const otherKinds = {
  zip: 'a ZIP archive',
  cfb: 'an old Office file',
  office: 'an Office file that is no text',
  macros: 'a Word file with macros',
  locked: 'an Office file that is protected by a password',
  spreadsheet: 'a spreadsheet',
  slides: 'a presentation',
  pages: 'a Pages document',
  gif: 'a GIF picture',
  bmp: 'a BMP picture',
  tiff: 'a TIFF picture or a raw photograph',
  psd: 'a Photoshop picture',
  jxl: 'a JPEG XL picture',
  jp2: 'a JPEG 2000 picture',
  raw: 'a raw photograph',
  svg: 'an SVG drawing',
  amr: 'an AMR recording',
  flac: 'a FLAC recording',
  aiff: 'an AIFF recording',
  caf: 'a CAF recording',
  midi: 'a MIDI file',
  asf: 'a Windows Media file',
  avi: 'an AVI video',
  mkv: 'an MKV video',
  flv: 'an FLV video',
  exe: 'a program',
  html: 'a web page',
  archive: 'an archive',
} as const;

/** The kind of a file according to its content. */
export type FoundKind = FileKindName | keyof typeof otherKinds;

const pictures: readonly string[] = ['jpg', 'png', 'webp', 'heic', 'avif'];
const sounds: readonly string[] = ['mp3', 'm4a', 'aac', 'ogg', 'wav'];
const videos: readonly string[] = ['mp4', 'mov', 'webm'];

/** Describes a kind of file: 'a HEIC picture'. */
export function descriptionOf(found: FoundKind): string {
  if (found in otherKinds) return otherKinds[found as keyof typeof otherKinds];
  const { label } = fileKinds[found as FileKindName];
  const noun =
    (pictures.includes(found) && 'picture') ||
    (sounds.includes(found) && 'recording') ||
    (videos.includes(found) && 'video') ||
    'document';
  return `${/^[AMOR]/.test(label) ? 'an' : 'a'} ${label} ${noun}`;
}
