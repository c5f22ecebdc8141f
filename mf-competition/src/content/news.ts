// Sample content: how competitors learn of each decision.
import type { Paper } from './entry';

export const lineupNews: readonly Paper[] = [
  {
    name: 'By e-mail, the evening before',
    text: 'To the address in your entry; for under-18s to the guardian’s.',
  },
  {
    name: 'With what comes next',
    text: 'If you play on, the mail names the day and the piece you begin with. Answer it within three days.',
  },
  { name: 'Then on this page', text: 'Entry numbers and names by instrument and band, in playing order.' },
];

export const finalNews: readonly Paper[] = [
  { name: 'By telephone', text: 'The chair of the jury calls every finalist on the evening after round 2.' },
  {
    name: 'By e-mail',
    text: 'Everybody who played in round 2 hears whether they play on. The jury’s words come with the results.',
  },
  {
    name: 'Then on this page',
    text: 'The finalists of every band, the order of the final, and when rehearsals are.',
  },
];

export const resultNews: readonly Paper[] = [
  { name: 'In the hall', text: 'The jury reads out the places at the end of the final, band by band.' },
  {
    name: 'Then on this page',
    text: 'First, second and third place of every band. Under-18s are listed by first name and initial.',
  },
  {
    name: 'With it, on the page of your entry',
    text: 'Your points, the jury’s words and the certificate, by the link in our mails.',
  },
];

export const awardNews: readonly Paper[] = [
  {
    name: 'By invitation',
    text: 'Winners get a letter with the evening’s order and two seats for their guests.',
  },
  {
    name: 'On stage',
    text: 'Prizes are handed over at MATE 2025; one winner on each instrument, chosen by the jury, plays one of their two pieces.',
  },
  {
    name: 'Then on this page',
    text: 'The winners of every band, with their pictures if they and their guardians agree.',
  },
];
