import { roundNames } from '@school/shared/competition';
import type { CompetitionEntryDetail, EntryMoveName } from '../api';

/** What a move is called, and what is said before it is done. */
export interface MoveTerms {
  /** On the button that asks for it. */
  readonly label: string;
  readonly title: string;
  readonly says: string;
  /** On the button that does it, and meanwhile. */
  readonly action: string;
  readonly busyLabel: string;
  /** Said when it is done, after the name of the competitor. */
  readonly done: string;
}

const terms: Readonly<Record<EntryMoveName, MoveTerms>> = {
  accept: {
    label: 'Accept',
    title: 'Accept this entry?',
    says: 'It plays in round 1. The competitor and the guardian hear of it by mail at once.',
    action: 'Accept it',
    busyLabel: 'Accepting',
    done: 'is accepted.',
  },
  return: {
    label: 'Return for changes',
    title: 'Return this entry for changes',
    says: 'What you write is mailed to the competitor and the guardian, with the link to change the entry and hand it in again.',
    action: 'Return it',
    busyLabel: 'Returning',
    done: 'has the entry back, with your words.',
  },
  hand_in: {
    label: 'Resubmit',
    title: 'Hand this entry in again?',
    says: 'It stands as it is now, and can be accepted. For changes that came to the office.',
    action: 'Hand it in',
    busyLabel: 'Handing in',
    done: 'is handed in again.',
  },
  advance: {
    label: 'Take to the next round',
    title: 'Take this entry to the next round?',
    says: 'The competitor hears of it when the line-up is published, and not before.',
    action: 'Take it there',
    busyLabel: 'Taking it there',
    done: 'plays in the next round.',
  },
  place: {
    label: 'Place',
    title: 'Give this entry a place',
    says: 'The competitor hears of it when the results are published, and not before.',
    action: 'Give the place',
    busyLabel: 'Placing',
    done: 'has a place.',
  },
  drop: {
    label: 'Out after this round',
    title: 'End this entry after its round?',
    says: 'It plays no further. The competitor hears of it when the line-up or the results are published, and not before.',
    action: 'End it here',
    busyLabel: 'Ending it',
    done: 'plays no further.',
  },
  take_back: {
    label: 'Take back',
    title: 'Take the last decision back?',
    says: 'The entry stands again where it stood before. What is published stays as it is until you publish it anew.',
    action: 'Take it back',
    busyLabel: 'Taking back',
    done: 'stands where it stood before.',
  },
  withdraw: {
    label: 'Withdraw',
    title: 'Withdraw this entry?',
    says: 'Its audition time is free for others at once. The competitor and the guardian hear of it by mail. This cannot be taken back.',
    action: 'Withdraw it',
    busyLabel: 'Withdrawing',
    done: 'is withdrawn.',
  },
};

/** What is said about a move of an entry: where the next round is meant, it is named. */
export function termsOfMove(
  move: EntryMoveName,
  { state }: Pick<CompetitionEntryDetail, 'state'>,
): MoveTerms {
  if (move !== 'advance') return terms[move];
  const round = roundNames[state === 'accepted' ? 'round2' : 'final'].toLowerCase();
  return {
    ...terms.advance,
    label: `Take to ${round}`,
    title: `Take this entry to ${round}?`,
    done: `plays in ${round}.`,
  };
}
