// Sample content: the days of the competition.
import { auditionPlan, type CompetitionFacts } from '@school/shared/competition';
import type { Evening } from '@school/shared/tickets';

/** One stage between entry and prize. */
export interface Stage {
  readonly id: 'closing' | 'round1' | 'lineup' | 'round2' | 'round3update' | 'final' | 'results' | 'awards';
  readonly title: string;
  readonly text: string;
  readonly dates: readonly string[];
  /** The page on which its news is published. */
  readonly page?: string;
}

/** Returns the stages in order. Prizes are handed over on the evening of MATE 2025. */
export const courseOf = (facts: CompetitionFacts, evening: Evening): readonly Stage[] => [
  {
    id: 'closing',
    title: 'Entries close',
    text: `Your entry must be with us by ${facts.entriesCloseAt}, fee included.`,
    dates: [facts.entriesCloseOn],
  },
  {
    id: 'round1',
    title: 'Round 1, the auditions',
    text: 'You play two pieces in ten minutes on stage.',
    dates: auditionPlan.dates,
  },
  {
    id: 'lineup',
    title: 'Round 2 line-up',
    text: 'Who plays in round 2, and in which order.',
    dates: [facts.lineupOn],
    page: '/music-competition/round2-lineup',
  },
  { id: 'round2', title: 'Round 2', text: 'Both pieces again, for all the judges.', dates: [facts.round2On] },
  {
    id: 'round3update',
    title: 'Round 3 update',
    text: 'The finalists of every band, and the order of the final.',
    dates: [facts.round3UpdateOn],
    page: '/music-competition/round3-update',
  },
  {
    id: 'final',
    title: 'Round 3, the final',
    text: 'Open to everyone, free of charge.',
    dates: [facts.finalOn],
  },
  {
    id: 'results',
    title: 'Results',
    text: 'The places in every band, once the judges have signed them.',
    dates: [facts.resultsOn],
    page: '/music-competition/results',
  },
  {
    id: 'awards',
    title: 'Awards',
    text: 'Prizes are handed over on the stage of MATE 2025.',
    dates: [evening.date],
    page: '/music-competition/awards',
  },
];

export type StageId = Stage['id'];

export function stageIn(course: readonly Stage[], id: StageId): Stage {
  const found = course.find((stage) => stage.id === id);
  if (!found) throw new Error(`The course has no stage ${id}`);
  return found;
}
