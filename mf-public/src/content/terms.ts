// Sample content: the terms of the school year.
import { contentDocument } from '@school/shared/content';
import { formatDate } from '@school/shared/format';

export interface Term {
  readonly id: string;
  readonly name: string;
  /** First and last day of lessons, as ISO dates. */
  readonly from: string;
  readonly to: string;
}

export const terms = contentDocument<readonly Term[]>('/content/mf-public/terms', [
  { id: 'term-1-2025', name: 'First term', from: '2025-09-15', to: '2025-12-13' },
  { id: 'term-2-2026', name: 'Second term', from: '2026-01-12', to: '2026-04-02' },
  { id: 'term-3-2026', name: 'Third term', from: '2026-05-04', to: '2026-07-25' },
]);

/** Formats a term: 'First term: Sep 15, 2025 to Dec 13, 2025'. */
export const formatTerm = ({ name, from, to }: Term): string =>
  `${name}: ${formatDate(from)} to ${formatDate(to)}`;
