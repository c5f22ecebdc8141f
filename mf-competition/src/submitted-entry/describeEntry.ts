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
            lead: 'There is nothing more to do. The office checks it within three working days and writes to you.',
          }
        : {
            title: 'We have your entry',
            lead: 'It is complete once you have added everything below. You can close this page: the link in your email opens it again.',
          };
    case 'returned':
      return {
        title: 'Please change something',
        lead: 'The office has checked your entry. You need to change something before we can accept it.',
      };
    case 'accepted':
      return {
        title: 'You are in',
        lead: `Your entry is accepted, and you play in round 1. We publish the names for round 2 on ${dayOf('lineup')}.`,
      };
    case 'round2':
      return {
        title: 'You play in round 2',
        lead: `The judges would like to hear you again, on ${dayOf('round2')}. Finalists are published on ${dayOf('round3update')}.`,
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
        lead: 'Thank you for your performance. Other competitors go to the next round this time. We hope to hear you again.',
      };
    case 'withdrawn':
      return {
        title: 'Your entry is withdrawn',
        lead: 'You need not do anything more. If you did not do this, please call the office.',
      };
  }
}
