/** Gives the signed-in person's access token, or nothing. */
export type TokenSource = () => Promise<string | undefined> | string | undefined;

let tokenSource: TokenSource | undefined;
let origin = '';

/** The shell says where tokens come from; without a source, requests go out without one. */
export function setTokenSource(source: TokenSource | undefined): void {
  tokenSource = source;
}

/** Where the API is, when that is not the page's own origin: while composing pages, and in tests. */
export function setApiOrigin(next: string): void {
  origin = next.replace(/\/$/, '');
}

export const apiUrl = (path: string) => `${origin}/api${path}`;

export async function currentToken(): Promise<string | undefined> {
  return tokenSource?.();
}
