/** What an entry is called: `MC-0042`. */
export const entryNumber = (number: number): string => `MC-${String(number).padStart(4, '0')}`;
