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
    text: 'Lessons, theory and examinations for students whose families cannot pay for all of it.',
  },
  {
    beats: 'performances',
    title: 'Dynamic music performances',
    text: 'Concerts that are open to everyone, several times a year.',
  },
  {
    beats: 'impact',
    title: 'Societal impact',
    text: 'Through the foundation, music reaches schools and homes that had none before.',
  },
] as const;

export const steps = [
  {
    title: 'Choose a project',
    text: 'Choose a project or an asset. Each shows what it costs and what has been given.',
  },
  {
    title: 'Choose an amount',
    text: 'From GH₵ 5.00. The page shows what your donation adds before you pay.',
  },
  {
    title: 'Pay your way',
    text: 'By mobile money or card. We email your receipt as soon as the payment is confirmed.',
  },
] as const;

export const questions = contentDocument<readonly DonorQuestion[]>('/content/mf-donate/questions', [
  {
    question: 'Is the date on a project the last day to give?',
    answer:
      'No. It is the day by which we want to reach the target. You can still give after it, and every donation still goes to the project you chose.',
  },
  {
    question: 'Can I give an instrument instead of money?',
    answer:
      'Yes, please. Call or write to the foundation first, so that we can tell you whether a student is waiting for it and where to bring it.',
  },
  {
    question: 'Who will know that I gave?',
    answer:
      'Only the foundation, if you prefer. Tick ‘Keep my name off the public list’ on the donation page, and we will not show your name.',
  },
  {
    question: 'What happens when a project receives more than its target?',
    answer: 'We ask the last donors whether the rest can go to another project.',
  },
]);
