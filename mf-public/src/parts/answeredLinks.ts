const KEY = 'school:answered';

/** Returns whether the question of a mail link was answered in this tab. */
export function wasAnswered(token: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === token;
  } catch {
    return false; // Without storage the question is shown again, and a second answer changes nothing.
  }
}

/** Stores that it was answered, until the tab is closed. */
export function noteAnswered(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // See above.
  }
}
