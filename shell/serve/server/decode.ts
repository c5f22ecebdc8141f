/** Decodes a path. Returns `undefined` when it is invalid. */
export function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
