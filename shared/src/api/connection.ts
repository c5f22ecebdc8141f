/** Returns the signed-in person's access token, if any. */
export type TokenSource = () => Promise<string | undefined> | string | undefined;

let tokenSource: TokenSource | undefined;
let origin = '';

/** Sets where access tokens come from. Without a source, requests carry none. */
export function setTokenSource(source: TokenSource | undefined): void {
  tokenSource = source;
}

/** Sets the API's origin when it differs from the page's: while composing pages, and in tests. */
export function setApiOrigin(next: string): void {
  origin = next.replace(/\/$/, '');
}

/** Names the apps of a page with their versions, such as `mf-mate@0123456789ab`. */
let callerSource: (() => string) | undefined;

/** Sets how the API hears which versions of apps call it. */
export function setCallerSource(source: typeof callerSource): void {
  callerSource = source;
}

export const currentCaller = () => callerSource?.();

export const apiUrl = (path: string) => `${origin}/api${path}`;

export async function currentToken(): Promise<string | undefined> {
  return tokenSource?.();
}
