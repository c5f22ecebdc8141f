interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string[];
  cause?: LoggedError;
}

/**
 * Returns an error for the log, with its cause. Leaves out the values of failed queries and the database's detail,
 * because both contain personal data.
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
