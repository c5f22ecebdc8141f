/** Stores input over a page load. */
export const TYPED = 'school.typed';

/** Returns the session storage, or undefined when the browser blocks it: then even the access throws. */
export function tabMemory(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
