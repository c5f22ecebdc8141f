import { storageMessages, type StorageCondition } from './storageMessages';

/** The catalogue entry of each storage error code of the API. */
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

/** An error in a response of the API. */
interface ApiErrorLike {
  code?: string | undefined;
  message?: string | undefined;
  fields?: readonly { message: string }[] | undefined;
}

/** Returns the message for a storage error. An error outside the catalogue shows its own message. */
export function messageOfStorageError({ code = '', message, fields }: ApiErrorLike): string {
  const condition = conditionOfStorageError(code);
  return condition
    ? storageMessages[condition]
    : (fields?.[0]?.message ?? message ?? storageMessages.unknown);
}

export const conditionOfStorageError = (code: string): StorageCondition | undefined =>
  Object.keys(conditionOfCode).includes(code) ? conditionOfCode[code] : undefined;
