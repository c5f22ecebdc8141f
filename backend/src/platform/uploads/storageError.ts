import { storageMessages, type StorageCondition } from '@school/shared/schemas/uploads';
import { ServiceError, type ErrorCode } from '../core/errors';

const codeOf: Record<StorageCondition, ErrorCode> = {
  unknown: 'internal',
  object_not_found: 'not_found',
  unauthenticated: 'unauthenticated',
  unauthorized: 'forbidden',
  retry_limit_exceeded: 'timed_out',
  canceled: 'canceled',
  wrong_file_size: 'wrong_file_size',
};

/** Returns an error of the catalogue (spec, section 8), verbatim. */
export const storageError = (condition: StorageCondition, cause?: unknown) =>
  new ServiceError(codeOf[condition], storageMessages[condition], { cause, scheme: 'Upload' });
