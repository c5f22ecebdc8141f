/** Holds what was typed on a page over a load of it. */
export const TYPED = 'school.typed';

/** None where the visitor's browser stores nothing for this site: there, merely asking for it throws. */
export function tabMemory(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
