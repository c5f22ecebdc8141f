/** A kind of file: how people call it, its media type, and how its names end. */
interface FileKind {
  label: string;
  mime: string;
  extensions: readonly [string, ...string[]];
  /** What it is converted to when it is received. */
  storedAs?: 'jpg';
}

const MB = 1024 * 1024;

export const fileKinds = {
  pdf: { label: 'PDF', mime: 'application/pdf', extensions: ['pdf'] },
  doc: { label: 'DOC', mime: 'application/msword', extensions: ['doc'] },
  docx: {
    label: 'DOCX',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  odt: { label: 'ODT', mime: 'application/vnd.oasis.opendocument.text', extensions: ['odt'] },
  rtf: { label: 'RTF', mime: 'application/rtf', extensions: ['rtf'] },
  jpg: { label: 'JPG', mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif', 'jpe', 'mpo'] },
  png: { label: 'PNG', mime: 'image/png', extensions: ['png'] },
  webp: { label: 'WEBP', mime: 'image/webp', extensions: ['webp'], storedAs: 'jpg' },
  heic: { label: 'HEIC', mime: 'image/heic', extensions: ['heic', 'heif', 'hif'], storedAs: 'jpg' },
  avif: { label: 'AVIF', mime: 'image/avif', extensions: ['avif'], storedAs: 'jpg' },
  mp3: { label: 'MP3', mime: 'audio/mpeg', extensions: ['mp3'] },
  // Telephones give sound alone the endings of videos as well.
  m4a: { label: 'M4A', mime: 'audio/mp4', extensions: ['m4a', 'm4b', 'mp4', '3gp', '3gpp', '3ga'] },
  aac: { label: 'AAC', mime: 'audio/aac', extensions: ['aac'] },
  ogg: { label: 'OGG', mime: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'] },
  wav: { label: 'WAV', mime: 'audio/wav', extensions: ['wav'] },
  mp4: { label: 'MP4', mime: 'video/mp4', extensions: ['mp4', 'm4v', '3gp', '3gpp', '3g2'] },
  mov: { label: 'MOV', mime: 'video/quicktime', extensions: ['mov', 'qt'] },
  webm: { label: 'WEBM', mime: 'video/webm', extensions: ['webm', 'weba'] },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;

interface UploadPurpose {
  /** What is asked for. */
  kinds: readonly [FileKindName, ...FileKindName[]];
  /** What telephones and office programs make of the same, and is taken as well. */
  also: readonly FileKindName[];
  maxBytes: number;
}

const photographs = ['webp', 'heic', 'avif'] as const;

/** What files are sent for. These limits serve the input, its hint, the schema, the API and every message. */
export const uploadPurposes = {
  /** What applicants send about themselves. */
  cv: { kinds: ['pdf', 'doc', 'docx'], also: ['odt', 'rtf'], maxBytes: 5 * MB },
  /** The photograph or scan of a sheet for the Music Art Challenge. */
  challenge_sheet: { kinds: ['jpg', 'png', 'pdf'], also: photographs, maxBytes: 10 * MB },
  /** What proves a competitor's age. */
  competition_proof_of_age: { kinds: ['pdf', 'jpg', 'png'], also: photographs, maxBytes: 10 * MB },
  /** A competitor's picture, for the programme book. */
  competition_picture: { kinds: ['jpg', 'png'], also: photographs, maxBytes: 10 * MB },
  /** One take of one of a competitor's pieces. */
  competition_recording: {
    kinds: ['mp3', 'm4a', 'wav', 'mp4', 'mov'],
    also: ['aac', 'ogg', 'webm'],
    maxBytes: 100 * MB,
  },
  /** What proves a competitor's grade. */
  competition_certificate: { kinds: ['pdf', 'jpg', 'png'], also: photographs, maxBytes: 10 * MB },
  /** The picture of somebody of the staff, cropped in their browser. */
  staff_picture: { kinds: ['jpg', 'png'], also: photographs, maxBytes: 2 * MB },
} as const satisfies Record<string, UploadPurpose>;

export type UploadPurposeName = keyof typeof uploadPurposes;

/** For how long an upload is kept that no form has claimed. */
export const unclaimedHours = 24;

/**
 * For how long its ticket is good: longer than the file, so that a draft which comes back too late hears that the file
 * is gone, not that somebody must sign in.
 */
export const ticketHours = 7 * 24;

/** No byte moved for so long: the upload is given up. Milliseconds. */
export const uploadSilenceMs = 60_000;
