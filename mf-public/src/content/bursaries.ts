// Sample content: bursaries, with the dates of the school year. The school replaces them by its own.
import { contentDocument } from '@school/shared/content';
import type { Topic } from './topic';

/** A term that bursaries are given for. */
export interface BursaryRound {
  readonly term: string;
  /** The last day to apply, as an ISO date. */
  readonly by: string;
  /** The day of the answer, as an ISO date. */
  readonly answer: string;
}

export const bursaryRounds = contentDocument<readonly BursaryRound[]>('/content/mf-public/bursary-rounds', [
  { term: 'First term', by: '2025-08-15', answer: '2025-08-29' },
  { term: 'Second term', by: '2025-11-28', answer: '2025-12-12' },
  { term: 'Third term', by: '2026-03-20', answer: '2026-04-02' },
]);

export const aboutBursaries: readonly Topic[] = [
  {
    title: 'What it covers',
    paragraphs: [
      'A bursary covers half of the fee, or all of it, for one term. You can apply again. It can also cover the loan of an instrument and the fee of an exam.',
    ],
  },
  {
    title: 'Who can apply',
    paragraphs: [
      'Any family that cannot afford the full fee, and any adult who cannot. You need not be a student yet, and you need no exam.',
    ],
  },
  {
    title: 'Who decides',
    paragraphs: [
      'The office receives the form. The director and the foundation decide before each term. We do not tell your teacher who has a bursary.',
    ],
  },
];

export const afterApplying = [
  { title: 'Write', text: 'Say who will learn, which instrument, and what you can afford each term.' },
  {
    title: 'Talk',
    text: 'The registrar calls or writes within two working days. No papers are needed before that.',
  },
  {
    title: 'Hear from us',
    text: 'You get our answer on the next answer day in the list above. If all are past, we tell you the date.',
  },
] as const;
