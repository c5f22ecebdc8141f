/** The choices: one of the two schemes, or that of the system. */
export type SchemeChoice = 'light' | 'dark' | 'system';

/** The storage key; the shell reads it before the first paint. */
export const SCHEME_KEY = 'school:scheme';

/** Returns the stored choice. */
export function readScheme(): SchemeChoice {
  try {
    const kept = localStorage.getItem(SCHEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system'; // Without storage, nothing is stored.
  }
}

/** Applies a choice at once and stores it. Returns whether the device stored it. */
export function chooseScheme(choice: SchemeChoice): boolean {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['scheme'];
  else dataset['scheme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(SCHEME_KEY);
    else localStorage.setItem(SCHEME_KEY, choice);
    return true;
  } catch {
    return false; // Without storage, the choice lasts until the page closes.
  }
}
