// Sample content: the sponsors.

import type { Motif } from '@school/shared/art';

export interface Sponsor {
  readonly name: string;
  /** The block in the place of a logo. */
  readonly motif: Motif;
}

/** The page names nobody as long as the list is empty. */
export const sponsors: readonly Sponsor[] = [];
