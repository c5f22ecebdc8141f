/** A reason not to start that the operator can fix; printed as one line without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Returns the code of a system or driver error, such as EADDRINUSE. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
