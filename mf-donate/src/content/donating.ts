// Sample content: what a donation supports, and what donors ask.
import { contentDocument } from '@school/shared/content';

export interface DonorQuestion {
  readonly question: string;
  readonly answer: string;
}

/** What a donation supports, in the order of the specification; `beats` names its strip. */
export const supports = [
  {
    beats: 'education',
    title: 'Structured music education',
    text: 'Lessons, theory and graded examinations for pupils whose families cannot carry the whole cost.',
  },
  {
    beats: 'performances',
    title: 'Dynamic music performances',
    text: 'A stage, a hall and a tuned piano, several times a year, with the doors open.',
  },
  {
    beats: 'impact',
    title: 'Societal impact',
    text: 'Through the foundation, music reaches schools and homes that had none of it before.',
  },
] as const;

export const steps = [
  {
    title: 'Choose a project',
    text: 'A project or an asset. Each says what it costs and what has been given.',
  },
  {
    title: 'Choose an amount',
    text: 'From GH₵ 5.00. The page shows what your donation adds before you pay.',
  },
  {
    title: 'Pay your way',
    text: 'By mobile money or card. The receipt comes by e-mail as soon as the payment is confirmed.',
  },
] as const;

export const questions = contentDocument<readonly DonorQuestion[]>('/content/mf-donate/questions', [
  {
    question: 'Is the date on a project the last day to give?',
    answer:
      'It is the day we set out to reach the target by. Giving stays open after it, and every donation still goes to the project you chose.',
  },
  {
    question: 'Can I give an instrument instead of money?',
    answer:
      'Gladly. Ring or write to the foundation first, so that we can tell you whether a pupil is waiting for it and where to bring it.',
  },
  {
    question: 'Who will know that I gave?',
    answer:
      'Nobody you do not want to. Tick ‘Keep my name off the public list’ on the donation page, and your name stays with the foundation.',
  },
  {
    question: 'What happens when a project receives more than its target?',
    answer: 'We ask those who gave last whether the rest may go to another project.',
  },
]);
