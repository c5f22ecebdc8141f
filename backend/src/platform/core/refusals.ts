import { ServiceError } from './errors';

/** Something that is not possible now, said at the field where it can be changed. */
export const conflictAt = (field: string, message: string): ServiceError =>
  new ServiceError('conflict', message, { fields: [{ field, message }] });

/** Something that is wrong, said at its field. */
export const invalidAt = (field: string, message: string): ServiceError =>
  new ServiceError('validation_failed', 'Please check the marked fields.', { fields: [{ field, message }] });
