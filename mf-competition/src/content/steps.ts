// Sample content: how to enter, in four steps.
import type { BeatSet } from '@school/shared/art';
import type { Ground } from '@school/shared/theme';
import { auditionDays } from './days';

export interface ApplyStep {
  readonly title: string;
  readonly text: string;
  readonly beats: Extract<BeatSet, 'choose' | 'gather' | 'book' | 'pay'>;
  readonly ground: Ground;
}

export const applySteps: readonly ApplyStep[] = [
  {
    title: 'Choose',
    text: 'Pick your instrument and the band for your age or grade. Then one piece from Category A and one from Category B.',
    beats: 'choose',
    ground: 'gold',
  },
  {
    title: 'Prepare',
    text: 'Proof of age, a picture, and a recording as a link or a file. Under 18? We email a parent or guardian a link to agree.',
    beats: 'gather',
    ground: 'rose',
  },
  {
    title: 'Book',
    text: `Choose your audition time on the live board, on ${auditionDays('or')}. We hold it while you finish.`,
    beats: 'book',
    ground: 'palm',
  },
  {
    title: 'Pay',
    text: 'Pay the entry fee by card or mobile money, and the time is yours. You can also print a paper form.',
    beats: 'pay',
    ground: 'indigo',
  },
];
