import { numberedAs } from '../../platform/core/numberedAs';

/** What an entry is called: `MC-0042`. */
export const entryNumber = (number: number): string => numberedAs('MC', number);
