/** A kind of file: how people call it, its media type, and how its names end. */
interface FileKind {
  label: string;
  mime: string;
  /** What its content is found to be, where that is less exact than its media type. */
  content?: string;
  extensions: readonly [string, ...string[]];
}

const MB = 1024 * 1024;

export const fileKinds = {
  pdf: { label: 'PDF', mime: 'application/pdf', extensions: ['pdf'] },
  // Old Word files share their container with other old Office files, and what is inside is not told apart.
  doc: { label: 'DOC', mime: 'application/msword', content: 'application/x-cfb', extensions: ['doc'] },
  docx: {
    label: 'DOCX',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  jpg: { label: 'JPG', mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { label: 'PNG', mime: 'image/png', extensions: ['png'] },
  mp3: { label: 'MP3', mime: 'audio/mpeg', extensions: ['mp3'] },
  m4a: { label: 'M4A', mime: 'audio/mp4', content: 'audio/x-m4a', extensions: ['m4a'] },
  wav: { label: 'WAV', mime: 'audio/wav', extensions: ['wav'] },
  mp4: { label: 'MP4', mime: 'video/mp4', extensions: ['mp4'] },
  mov: { label: 'MOV', mime: 'video/quicktime', extensions: ['mov'] },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;

interface UploadPurpose {
  kinds: readonly [FileKindName, ...FileKindName[]];
  maxBytes: number;
}

/** What files are sent for. These limits serve the input, its hint, the schema, the API and every message. */
export const uploadPurposes = {
  /** What applicants send about themselves. */
  cv: { kinds: ['pdf', 'doc', 'docx'], maxBytes: 5 * MB },
  /** The photograph or scan of a sheet for the Music Art Challenge. */
  challenge_sheet: { kinds: ['jpg', 'png', 'pdf'], maxBytes: 10 * MB },
  /** What proves a competitor's age. */
  competition_proof_of_age: { kinds: ['pdf', 'jpg', 'png'], maxBytes: 10 * MB },
  /** A competitor's picture, for the programme book. */
  competition_picture: { kinds: ['jpg', 'png'], maxBytes: 10 * MB },
  /** One take of one of a competitor's pieces. */
  competition_recording: { kinds: ['mp3', 'm4a', 'wav', 'mp4', 'mov'], maxBytes: 100 * MB },
  /** What proves a competitor's grade. */
  competition_certificate: { kinds: ['pdf', 'jpg', 'png'], maxBytes: 10 * MB },
  /** The picture of somebody of the staff, cropped in their browser. */
  staff_picture: { kinds: ['jpg', 'png'], maxBytes: 2 * MB },
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
