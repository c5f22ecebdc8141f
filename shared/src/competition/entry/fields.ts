import type { UploadedFile } from '../../schemas/uploads';

/** The fields of an entry, and what the draft carries from device to device. */
export interface EntryFields {
  competitor: { name: string; birthDate: string; email: string; phone: string };
  guardian: { name: string; email: string; phone: string };
  instrument: string;
  /** The last grade passed, '0' for none, '' until it is chosen. */
  grade: string;
  band: string;
  pieces: { A: string; B: string };
  needsAccompanist: boolean;
  teacher: string;
  school: string;
  sharesReport: boolean;
  papers: {
    proofOfAge: UploadedFile | null;
    picture: UploadedFile | null;
    certificate: UploadedFile | null;
    recording: UploadedFile | null;
    recordingLink: string;
  };
  /** The audition time that is or was held. */
  slot: string;
  /** All times are taken: the entry has none and waits. */
  waits: boolean;
  method: string;
  leaveEmpty: string;
  /** Steps that were valid when they were left. */
  done: string[];
  /** Identifies the hold of the slot. */
  holdToken: string;
  /** Identifies this entry, however often and from which device it is sent. */
  submissionKey: string;
  /** Opens the entry after it was sent; its fee may still be due. */
  entryKey: string;
}

export const EMPTY_ENTRY: EntryFields = {
  competitor: { name: '', birthDate: '', email: '', phone: '' },
  guardian: { name: '', email: '', phone: '' },
  instrument: '',
  grade: '',
  band: '',
  pieces: { A: '', B: '' },
  needsAccompanist: false,
  teacher: '',
  school: '',
  sharesReport: false,
  papers: { proofOfAge: null, picture: null, certificate: null, recording: null, recordingLink: '' },
  slot: '',
  waits: false,
  method: 'mobile_money',
  leaveEmpty: '',
  done: [],
  holdToken: '',
  submissionKey: '',
  entryKey: '',
};

/** Reads stored fields, and replaces invalid ones by empty ones. */
export const readFields = (kept: unknown): EntryFields => like(EMPTY_ENTRY, kept) as EntryFields;

function like(known: unknown, kept: unknown): unknown {
  if (known === null) return isFile(kept) ? kept : null;
  if (Array.isArray(known))
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : known;
  if (typeof known !== 'object') return typeof kept === typeof known ? kept : known;
  const parts = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  return Object.fromEntries(Object.entries(known).map(([name, part]) => [name, like(part, parts[name])]));
}

const isFile = (kept: unknown): kept is UploadedFile =>
  typeof kept === 'object' &&
  kept !== null &&
  'id' in kept &&
  'ticket' in kept &&
  'name' in kept &&
  'size' in kept;
