const KEY = 'school:answered';

/** Whether the question of a mail's link was answered in this tab. */
export function wasAnswered(token: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === token;
  } catch {
    return false; // storage is switched off: the question is asked again, and answering it again changes nothing
  }
}

/** Notes that it was, until the tab is closed. */
export function noteAnswered(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // see above
  }
}
