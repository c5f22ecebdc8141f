import { numberedAs } from '../../platform/core/numberedAs';

/** Returns the number of an entry: `MC-0042`. */
export const entryNumber = (number: number): string => numberedAs('MC', number);
