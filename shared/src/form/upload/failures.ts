import { messageOfStorageError } from '../../schemas/uploads/storageErrors';

interface ApiError {
  code?: string;
  message?: string;
  fields?: { message: string }[];
}

/** A failed upload. Its message is from the catalogue (spec, section 8) or the API. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  readonly code: string;

  constructor(error: ApiError & { code: string }) {
    super(messageOfStorageError(error));
    this.code = error.code;
  }
}

/** No answer, or the service is unavailable: a retry may succeed. */
export class ConnectionCut extends Error {
  override readonly name = 'ConnectionCut';
}

const codeOfStatus: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  408: 'timed_out',
  413: 'too_large',
};

/** Returns the error for an unsuccessful response. A proxy before the API responds without its body. */
export function failureOf(status: number, body: unknown): UploadFailure | ConnectionCut {
  if (status === 502 || status === 503 || status === 504)
    return new ConnectionCut(`The API answered ${status}`);
  const { error = {} } = (typeof body === 'object' && body !== null ? body : {}) as { error?: ApiError };
  return new UploadFailure({ ...error, code: error.code ?? codeOfStatus[status] ?? 'internal' });
}
