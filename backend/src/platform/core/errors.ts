/** Errors of services by name; only `http/errorResponse.ts` turns them into responses. */
export type ErrorCode =
  | 'validation_failed'
  | 'malformed_request'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'total_changed'
  | 'too_large'
  | 'key_reused'
  | 'wrong_file_size'
  | 'wrong_file_type'
  | 'timed_out'
  | 'canceled'
  | 'too_many_requests'
  | 'unavailable'
  | 'internal';

export interface FieldError {
  field: string;
  message: string;
}

interface ServiceErrorExtras {
  fields?: FieldError[];
  retryAfterSeconds?: number;
  /** Of `total_changed`: the current total in pesewas. */
  total?: number;
  /** Of `unauthenticated`: the scheme, when it is not an access token. */
  scheme?: string;
  cause?: unknown;
}

/** An error whose message may be shown to the person who made the request. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly fields: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly total: number | undefined;
  readonly scheme: string;

  constructor(
    readonly code: ErrorCode,
    message: string,
    extras: ServiceErrorExtras = {},
  ) {
    super(message, { cause: extras.cause });
    this.fields = extras.fields;
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.total = extras.total;
    this.scheme = extras.scheme ?? 'Bearer';
  }
}

export const notFound = (what: string) => new ServiceError('not_found', `${what} was not found.`);
