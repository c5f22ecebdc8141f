import { ServiceError } from './errors';

/** Returns what a text says as JSON, or undefined when it is none: a schema then reports what is missing. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns what the text of a request says as JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ServiceError('malformed_request', 'The request cannot be read.', { cause });
  }
}
