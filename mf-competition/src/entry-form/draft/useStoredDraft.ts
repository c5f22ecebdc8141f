import { parseStored, useStored } from '@school/shared/form';

/** A draft that is also stored on the server, for another device. */
export interface StoredDraft {
  readonly key: string;
  /** The last revision that this device has seen. */
  readonly revision: number;
  /** The address that its link was mailed to. */
  readonly email: string;
}

/** Returns the shared draft of this device, if it requested one or was opened by its link. */
export function useStoredDraft(): readonly [
  StoredDraft | undefined,
  (draft: StoredDraft | undefined) => void,
] {
  const [text, keep] = useStored('competition-draft');
  const kept = parseStored(text);
  return [isStoredDraft(kept) ? kept : undefined, (draft) => keep(draft && JSON.stringify(draft))];
}

const isStoredDraft = (kept: unknown): kept is StoredDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  'revision' in kept &&
  typeof kept.revision === 'number' &&
  'email' in kept &&
  typeof kept.email === 'string';
