import { ServiceError } from './errors';

/** Returns an error for something that is currently impossible, shown at the field that can be changed. */
export const conflictAt = (field: string, message: string): ServiceError =>
  new ServiceError('conflict', message, { fields: [{ field, message }] });

/** Returns an error for a wrong value, shown at its field. */
export const invalidAt = (field: string, message: string): ServiceError =>
  new ServiceError('validation_failed', 'Please check the marked fields.', { fields: [{ field, message }] });
