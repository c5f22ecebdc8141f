interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string[];
  cause?: LoggedError;
}

/**
 * An error for the log, with what caused it. A failed query carries the values that it was asked with, and a
 * database's detail names the row: both are people's data and stay out.
 */
export function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message: message.split('\nparams:')[0] ?? '',
    ...('code' in error ? { code: String(error.code) } : {}),
    stack: stack.split('\n').filter((line) => line.startsWith('    at ')),
    ...(cause === undefined ? {} : { cause: serializeError(cause) }),
  };
}
