/** A path in plain letters, or `undefined` when it cannot be read. */
export function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
