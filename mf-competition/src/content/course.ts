// Sample content: the days of the competition.
import { entriesCloseOn } from '@school/shared/competition';

/** One station on the way from entry to prize. */
export interface Stage {
  readonly id: 'closing' | 'round1' | 'lineup' | 'round2' | 'round3update' | 'final' | 'results' | 'awards';
  readonly title: string;
  readonly text: string;
  readonly dates: readonly [string, ...string[]];
  /** The page on which its news is published. */
  readonly page?: string;
}

export const course: readonly Stage[] = [
  {
    id: 'closing',
    title: 'Entries close',
    text: 'Your entry is with us by 17:00, fee included.',
    dates: [entriesCloseOn],
  },
  {
    id: 'round1',
    title: 'Round 1, the auditions',
    text: 'Ten minutes on stage for every competitor, two pieces.',
    dates: ['2025-10-11', '2025-10-18'],
  },
  {
    id: 'lineup',
    title: 'Round 2 line-up',
    text: 'Who plays on, and in which order.',
    dates: ['2025-10-24'],
    page: '/music-competition/round2-lineup',
  },
  {
    id: 'round2',
    title: 'Round 2',
    text: 'Both pieces once more, before the whole jury.',
    dates: ['2025-11-08'],
  },
  {
    id: 'round3update',
    title: 'Round 3 update',
    text: 'The finalists of every band, and the order of the final.',
    dates: ['2025-11-14'],
    page: '/music-competition/round3-update',
  },
  {
    id: 'final',
    title: 'Round 3, the final',
    text: 'Open to everyone, free of charge.',
    dates: ['2025-11-22'],
  },
  {
    id: 'results',
    title: 'Results',
    text: 'Places of every band, once the jury has signed them.',
    dates: ['2025-11-24'],
    page: '/music-competition/results',
  },
  {
    id: 'awards',
    title: 'Awards',
    text: 'Prizes are handed over on the stage of MATE 2025.',
    dates: ['2025-12-13'],
    page: '/music-competition/awards',
  },
];

export type StageId = Stage['id'];

export function stageOf(id: StageId): Stage {
  const found = course.find((stage) => stage.id === id);
  if (!found) throw new Error(`The course has no stage ${id}`);
  return found;
}
