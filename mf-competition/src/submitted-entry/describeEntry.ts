import { formatDate } from '@school/shared/format';
import type { CompetitionEntryState } from '../api';
import { stageIn, type Stage, type StageId } from '../content/course';

interface Description {
  readonly title: string;
  readonly lead: string;
}

const prizes: Readonly<Record<number, string>> = { 1: 'First', 2: 'Second', 3: 'Third' };

/** Describes the state of an entry. @param isComplete nothing is missing */
export function describeEntry(
  { state, place }: CompetitionEntryState,
  isComplete: boolean,
  course: readonly Stage[],
): Description {
  const dayOf = (id: StageId) => stageIn(course, id).dates.map(formatDate).join(' and ');
  switch (state) {
    case 'submitted':
      return isComplete
        ? {
            title: 'Your entry is complete',
            lead: 'There is nothing more to do. The office reads it within three working days, and writes to you.',
          }
        : {
            title: 'Your entry is with us',
            lead: 'It counts once everything below is there. You can close this page: the link in your mail opens it again.',
          };
    case 'returned':
      return {
        title: 'Please change something',
        lead: 'The office has read your entry, and it needs a change before it can be accepted.',
      };
    case 'accepted':
      return {
        title: 'You are in',
        lead: `Your entry is accepted, and you play in round 1. Who plays on is published on ${dayOf('lineup')}.`,
      };
    case 'round2':
      return {
        title: 'You play in round 2',
        lead: `The jury would like to hear you again, on ${dayOf('round2')}. Finalists are published on ${dayOf('round3update')}.`,
      };
    case 'final':
      return {
        title: 'You play in the final',
        lead: `On ${dayOf('final')}, in the hall, before everyone. Places are published on ${dayOf('results')}.`,
      };
    case 'placed':
      return {
        title: `${prizes[place ?? 0] ?? 'A'} place`,
        lead: `Congratulations. Prizes are handed over on ${dayOf('awards')}, on the stage of MATE 2025.`,
      };
    case 'out':
      return {
        title: 'Thank you for playing',
        lead: 'The jury has heard you, and others play on this time. We would be glad to hear you again.',
      };
    case 'withdrawn':
      return {
        title: 'Your entry is withdrawn',
        lead: 'Nothing is expected of you any more. If that was not you, please call the office.',
      };
  }
}
