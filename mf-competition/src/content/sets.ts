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
    note: 'We use Set 1 for October 2025. See and hear the first bars here. The office copies the scores for you.',
  },
  second: {
    name: 'Set 2',
    aside: 'sheet music only',
    note: 'Set 2 is the reserve, used only if the judges say so. You can see the first bars; there are no recordings.',
  },
};
