// Sample content: what everybody has to agree on who shows, sells or runs the competition.
import type { SetId } from './repertoire/types';

/** Where all rounds take place. */
export const venue = 'Grand Hall, Accra';

export const entryFeePesewas = 150_00;

/** As it is printed; staff open and close entries. */
export const entriesCloseOn = '2025-09-26';

/** The age and grade of this day decide the band, and who needs a guardian. */
export const countingDay = '2025-10-11';

/** Who is younger on the counting day needs a parent or guardian who agrees. */
export const adultAge = 18;

/** Which set pieces are chosen from. */
export const setInForce: SetId = 'first';
