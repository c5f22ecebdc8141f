// Sample content: facts that a parent asks for first. The school replaces figures, board and lead by its own.

import { contentDocument } from '@school/shared/content';

export interface Trust {
  /** Who answers for the safety of children. The school's telephone connects to them. */
  readonly lead: string;
  readonly facts: readonly { readonly title: string; readonly text: string }[];
}

export const trust = contentDocument<Trust>('/content/mf-public/trust', {
  lead: 'Naa Dei Tetteh',
  facts: [
    { title: 'Since 2009', text: 'We began with eleven children and one borrowed piano.' },
    {
      title: 'International graded standard',
      text: 'Our curriculum follows it, from grade 1 to grade 6. An examiner from outside hears our students.',
    },
    {
      title: '48 of 51 passed',
      text: 'That many passed their graded exam in the school year 2024/25, 19 with distinction.',
    },
    {
      title: 'Every teacher checked',
      text: 'Before the first lesson, each one brings two references and a police check.',
    },
  ],
});
