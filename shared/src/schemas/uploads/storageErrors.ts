import { storageMessages, type StorageCondition } from './storageMessages';

/** Which row of the catalogue a code of the API belongs to, where files are concerned. */
const conditionOfCode: Readonly<Record<string, StorageCondition>> = {
  internal: 'unknown',
  not_found: 'object_not_found',
  unauthenticated: 'unauthenticated',
  forbidden: 'unauthorized',
  timed_out: 'retry_limit_exceeded',
  canceled: 'canceled',
  wrong_file_size: 'wrong_file_size',
  too_large: 'wrong_file_size',
};

/** An error of the API, as its body holds it. */
interface ApiErrorLike {
  code?: string | undefined;
  message?: string | undefined;
  fields?: readonly { message: string }[] | undefined;
}

/** The words for an error that came of storing a file. An error outside the catalogue shows its own message. */
export function messageOfStorageError({ code = '', message, fields }: ApiErrorLike): string {
  const condition = conditionOfStorageError(code);
  return condition
    ? storageMessages[condition]
    : (fields?.[0]?.message ?? message ?? storageMessages.unknown);
}

export const conditionOfStorageError = (code: string): StorageCondition | undefined =>
  Object.keys(conditionOfCode).includes(code) ? conditionOfCode[code] : undefined;
