// Sample content: how competitors learn of each decision.
import type { Paper } from './entry';

export const lineupNews: readonly Paper[] = [
  {
    name: 'By email, the evening before',
    text: 'To the address in your entry; for under-18s to the guardian’s.',
  },
  {
    name: 'What comes next',
    text: 'If you are in the next round, the email tells you the day and your first piece. Please answer it within three days.',
  },
  { name: 'Then on this page', text: 'Entry numbers and names by instrument and band, in playing order.' },
];

export const finalNews: readonly Paper[] = [
  { name: 'By phone', text: 'The head judge calls every finalist on the evening after round 2.' },
  {
    name: 'By email',
    text: 'We tell everyone who played in round 2 if they are in the final. The judges’ comments come with the results.',
  },
  {
    name: 'Then on this page',
    text: 'The finalists of every band, the order of the final, and when rehearsals are.',
  },
];

export const resultNews: readonly Paper[] = [
  { name: 'In the hall', text: 'The judges read out the places at the end of the final, band by band.' },
  {
    name: 'Then on this page',
    text: 'First, second and third place of every band. Under-18s are listed by first name and initial.',
  },
  {
    name: 'At the same time, on the page of your entry',
    text: 'Your points, the judges’ comments and your certificate. Use the link in our emails.',
  },
];

export const awardNews: readonly Paper[] = [
  {
    name: 'By invitation',
    text: 'Winners get an email with the running order and two seats for their guests.',
  },
  {
    name: 'On stage',
    text: 'Prizes are handed over at MATE 2025; one winner on each instrument, chosen by the judges, plays one of their two pieces.',
  },
  {
    name: 'Then on this page',
    text: 'The winners of every band, with their pictures if they and their guardians agree.',
  },
];
