/** A reason not to start that a person can act on; it is printed as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The code that the system or a driver put on an error, such as EADDRINUSE. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
