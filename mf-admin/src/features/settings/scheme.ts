/** What somebody may choose: one of the two schemes, or whatever the device says. */
export type SchemeChoice = 'light' | 'dark' | 'system';

/** Where the choice is kept on the device; the shell reads it before the first paint. */
export const SCHEME_KEY = 'school:scheme';

/** The choice that this device keeps. */
export function readScheme(): SchemeChoice {
  try {
    const kept = localStorage.getItem(SCHEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system'; // storage is switched off: nothing is kept
  }
}

/** Shows a choice at once and keeps it. Says whether the device took it. */
export function chooseScheme(choice: SchemeChoice): boolean {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['scheme'];
  else dataset['scheme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(SCHEME_KEY);
    else localStorage.setItem(SCHEME_KEY, choice);
    return true;
  } catch {
    return false; // storage is switched off: the choice lasts as long as the page
  }
}
