import type { FieldValues } from 'react-hook-form';

/** The stored state of a form until it is submitted. */
export interface Draft {
  values: FieldValues;
  /** Identifies this attempt, however often it is sent. */
  idempotencyKey: string;
}

const PREFIX = 'school:draft:';

/** Hidden fields (`trapFields` of schemas/common). What a bot or a password manager enters there is not stored. */
export const neverSeen: readonly string[] = ['leaveEmpty', 'website'];

/** Returns the stored draft of a form, if it is readable. */
export function readDraft(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return isDraft(draft) ? { ...draft, values: without(draft.values, neverSeen) } : undefined;
  } catch {
    return undefined; // storage is disabled or contains something else: there is no draft
  }
}

/** Returns whether a draft has a value in one of these fields, which people fill in by hand. */
export function isBegun(key: string, typed: readonly string[]): boolean {
  const values = readDraft(key)?.values ?? {};
  return typed.some((name) => [values[name]].flat().some((value) => value !== undefined && value !== ''));
}

/** Stores a draft without its secret fields. Returns whether that succeeded. */
export function writeDraft(key: string, draft: Draft, secret: readonly string[]): boolean {
  const values = Object.fromEntries(
    Object.entries(without(draft.values, [...secret, ...neverSeen])).filter(([, value]) => isPlain(value)),
  );
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ ...draft, values }));
    return true;
  } catch {
    return false; // storage is full or disabled: the form works without a draft
  }
}

/** Deletes a draft. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // storage is disabled, so there is no draft
  }
}

/** Returns a random UUID. Also works outside secure contexts, where `crypto.randomUUID` is missing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const without = (values: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  'idempotencyKey' in value &&
  typeof value.idempotencyKey === 'string';

/** Files and other live objects cannot be stored as text. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (Array.isArray(value) ? value.every(isPlain) : Object.getPrototypeOf(value) === Object.prototype);
