/** Where this device keeps what was used last: names of pages and actions, never of people. */
const RECENT_KEY = 'school:admin-recent';
const KEPT = 5;

/** What was used last, the newest first. */
export function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    return []; // storage is switched off, or holds what is not ours: nothing is known
  }
}

/** Puts something before everything else that was used. */
export function keepRecent(id: string): void {
  const ids = [id, ...readRecent().filter((known) => known !== id)].slice(0, KEPT);
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify(ids));
  } catch {
    // storage is switched off: the palette works without it
  }
}
