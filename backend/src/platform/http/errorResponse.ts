import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseAway } from '../db/isDatabaseAway';
import { codeOf } from '../core/startError';
import { ServiceError, type ErrorCode, type FieldError } from '../core/errors';
import type { ErrorBody } from './contract';
import type { AppEnv } from './deps';

const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  malformed_request: 400,
  canceled: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  timed_out: 408,
  conflict: 409,
  total_changed: 409,
  too_large: 413,
  validation_failed: 422,
  key_reused: 422,
  wrong_file_size: 422,
  wrong_file_type: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

/** When to retry after a temporary failure. */
const soonSeconds = 5;

/** Turns an error into a response; only this function does. An unexpected error never shows its own message. */
export function errorResponse(error: Error, c: Context<AppEnv>): Response {
  const serviceError = asServiceError(error);
  const status = statusOf[serviceError.code];
  // Under overload a stack for each refusal would cost more than the refusal.
  if (isDatabaseAway(error)) c.var.log.warn({ reason: reasonOf(error) }, 'database away, request refused');
  else if (status >= 500) c.var.log.error({ err: error }, 'request failed');
  if (status === 401) c.header('WWW-Authenticate', serviceError.scheme);
  const retryAfter = serviceError.retryAfterSeconds ?? (status === 503 ? soonSeconds : undefined);
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return c.json(bodyOf(serviceError, c.var.requestId), status);
}

/**
 * Returns the message of the innermost cause, since an error around it names the statement with its values. A failed
 * connection to several addresses has a code and no message.
 */
const reasonOf = (error: Error): string | undefined =>
  error.cause instanceof Error ? reasonOf(error.cause) : error.message || codeOf(error);

function bodyOf({ code, message, fields, total }: ServiceError, requestId: string): ErrorBody {
  const extras = { ...(fields ? { fields } : {}), ...(total === undefined ? {} : { total }) };
  return { error: { code, message, ...extras, requestId } };
}

function asServiceError(error: Error): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    const code = error.status === 413 ? 'too_large' : 'malformed_request';
    return new ServiceError(
      code,
      error.status === 413 ? 'This is too large.' : 'The request cannot be read.',
    );
  }
  if (isDatabaseAway(error)) {
    return new ServiceError('unavailable', 'This does not work right now. Please try again in a moment.');
  }
  return new ServiceError('internal', 'Something went wrong on our side. Please try again.');
}

interface FailedValidation {
  issues: readonly { path: PropertyKey[]; message: string }[];
}

/** No form has so many fields, but a forged list can. */
const fieldsMax = 50;

/** Returns one sentence and the wrong fields, each once, in the order of the form. */
export function validationError({ issues }: FailedValidation): ServiceError {
  const fields = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    if (fields.size === fieldsMax) break;
    const field = path.map(String).join('.');
    if (!fields.has(field)) fields.set(field, { field, message });
  }
  return new ServiceError('validation_failed', 'Please check the marked fields.', {
    fields: [...fields.values()],
  });
}
