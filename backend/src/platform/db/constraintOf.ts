/** Returns the name of the violated constraint; undefined for any other error. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : constraintOf(error.cause);
}
