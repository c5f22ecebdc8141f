// Sample content: the repertoire set of this year, and what the office has of each.
import type { SetId } from '@school/shared/competition';

interface SetTexts {
  readonly name: string;
  /** A remark beside the name. */
  readonly aside?: string;
  readonly note: string;
}

export const setTexts: Record<SetId, SetTexts> = {
  first: {
    name: 'Set 1',
    note: 'Set 1 is in force for October 2025. Each piece opens with its first bars to see and hear; the office copies the whole scores for you.',
  },
  second: {
    name: 'Set 2',
    aside: 'sheet music only',
    note: 'Set 2 is the jury’s reserve: good to learn now, in force once the jury says so. Each piece opens with its first bars; there are no recordings.',
  },
};
