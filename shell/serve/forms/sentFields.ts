import { plainForms, type PlainFormName } from '@school/shared/schemas/sent';
import {
  messageOfStorageError,
  uploadHint,
  uploadPurposes,
  type UploadPurposeName,
} from '@school/shared/schemas/uploads';
import type { FieldError, Fields } from './openForm';

/** The API's limit for a JSON body. */
const textBytes = 64 * 1024;

/** File fields, with their purposes. */
export type Files = Readonly<Record<string, UploadPurposeName>>;

/** Returns the file fields of a form. */
export const filesOf = (operation: PlainFormName): Files => {
  const form = plainForms[operation];
  return 'files' in form ? form.files : {};
};

/** Returns how many bytes a form may have. A file somewhat over its limit still gets its own message. */
export function mostBytes(fields: Files): number {
  const files = Object.values(fields).map((purpose) => 2 * uploadPurposes[purpose].maxBytes);
  return files.reduce((sum, bytes) => sum + bytes, textBytes);
}

/** Returns the message for a form that is larger. */
export const tooLargeMessage = (files: Files): string =>
  ['This is too large.', ...Object.values(files).map(uploadHint)].join(' ');

/** Passes a request to the API in the name of the visitor. */
export type AskApi = (path: string, request: RequestInit) => Promise<Response>;

export interface SentFields {
  readonly fields: Fields;
  /** Files that were refused. */
  readonly errors: readonly FieldError[];
}

/**
 * Returns the fields of a form that a browser sent without a script. Uploads its files as the form kit does; the value
 * of a file field is then the JSON of its upload, from a new file or from an earlier attempt.
 */
export async function sentFields(form: FormData, files: Files, ask: AskApi): Promise<SentFields> {
  const fields: (readonly [string, string])[] = [];
  const errors: FieldError[] = [];
  for (const [name, value] of form) {
    const purpose = Object.hasOwn(files, name) ? files[name] : undefined;
    if (typeof value === 'string') {
      if (!purpose || (isUpload(value) && !hasFile(form, name))) fields.push([name, value]);
    } else if (purpose && value.size > 0) {
      const sent = await upload(value, purpose, ask);
      if ('message' in sent) errors.push({ field: name, message: sent.message });
      else fields.push([name, JSON.stringify(sent)]);
    }
  }
  return { fields, errors };
}

/** Returns what was typed, and the files of earlier attempts, without sending any new file. */
export function typedFields(form: FormData, operation: PlainFormName): Fields {
  const files = filesOf(operation);
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && (!Object.hasOwn(files, name) || isUpload(value))
      ? [[name, value] as const]
      : [],
  );
}

const hasFile = (form: FormData, name: string): boolean =>
  form.getAll(name).some((value) => typeof value !== 'string' && value.size > 0);

/** Returns whether a text is an upload as `upload` returns it. The API checks its ticket. */
function isUpload(text: string): boolean {
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string';
  } catch {
    return false;
  }
}

interface ApiAnswer {
  readonly id?: string;
  readonly ticket?: string;
  readonly error?: { readonly code?: string; readonly message?: string };
}

/** Announces and sends a file. Returns it as a form's value, or why it was refused. */
async function upload(file: File, purpose: UploadPurposeName, ask: AskApi) {
  const { name, size } = file;
  const announced = await ask('/api/uploads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ purpose, name, size }),
  });
  const { id = '', ticket = '', error } = (await announced.json()) as ApiAnswer;
  if (!announced.ok) return { message: messageOfStorageError({ code: 'internal', ...error }) };
  const stored = await ask(`/api/uploads/${id}`, {
    method: 'PUT',
    headers: { authorization: `Upload ${ticket}`, 'content-type': 'application/octet-stream' },
    body: file,
  });
  if (stored.ok) return { id, ticket, name, size };
  const refused = (await stored.json()) as ApiAnswer;
  return { message: messageOfStorageError({ code: 'internal', ...refused.error }) };
}
