/** A kind of file: its label, media type and file name extensions. */
interface FileKind {
  label: string;
  mime: string;
  extensions: readonly [string, ...string[]];
  /** The format that it is converted to on upload. */
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
  // Phones give audio files video extensions too.
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
  /** The kinds that are listed in the hint. */
  kinds: readonly [FileKindName, ...FileKindName[]];
  /** Equivalent kinds of phones and office programs, which are accepted too. */
  also: readonly FileKindName[];
  maxBytes: number;
}

const photographs = ['webp', 'heic', 'avif'] as const;

/** The purposes of uploads. Input, hint, schema, API and messages use these limits. */
export const uploadPurposes = {
  /** An applicant's CV. */
  cv: { kinds: ['pdf', 'doc', 'docx'], also: ['odt', 'rtf'], maxBytes: 5 * MB },
  /** The photograph or scan of a sheet for the Music Art Challenge. */
  challenge_sheet: { kinds: ['jpg', 'png', 'pdf'], also: photographs, maxBytes: 10 * MB },
  /** Proof of a competitor's age. */
  competition_proof_of_age: { kinds: ['pdf', 'jpg', 'png'], also: photographs, maxBytes: 10 * MB },
  /** A competitor's picture, for the programme book. */
  competition_picture: { kinds: ['jpg', 'png'], also: photographs, maxBytes: 10 * MB },
  /** A recording of one of a competitor's pieces in one take. */
  competition_recording: {
    kinds: ['mp3', 'm4a', 'wav', 'mp4', 'mov'],
    also: ['aac', 'ogg', 'webm'],
    maxBytes: 100 * MB,
  },
  /** Proof of a competitor's grade. */
  competition_certificate: { kinds: ['pdf', 'jpg', 'png'], also: photographs, maxBytes: 10 * MB },
  /** A staff member's picture, cropped in their browser. */
  staff_picture: { kinds: ['jpg', 'png'], also: photographs, maxBytes: 2 * MB },
  /** A photograph for a text of the site, cropped in the browser of staff. */
  site_photograph: { kinds: ['jpg', 'png'], also: photographs, maxBytes: 10 * MB },
} as const satisfies Record<string, UploadPurpose>;

export type UploadPurposeName = keyof typeof uploadPurposes;

/** How long an upload is stored that no form uses. */
export const unclaimedHours = 24;

/**
 * How long its ticket is valid: longer than the file, so that a stale draft is told that the file has expired and not
 * that sign-in is needed.
 */
export const ticketHours = 7 * 24;

/** The upload fails when no byte moves for this long. Milliseconds. */
export const uploadSilenceMs = 60_000;
