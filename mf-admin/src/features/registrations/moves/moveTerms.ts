import { roundNames } from '@school/shared/competition';
import type { CompetitionEntryDetail, EntryMoveName } from '../api';

/** The texts of a move. */
export interface MoveTerms {
  /** The button that opens the confirmation. */
  readonly label: string;
  readonly title: string;
  readonly says: string;
  /** The button that confirms. */
  readonly action: string;
  readonly busyLabel: string;
  /** The success message, after the competitor's name. */
  readonly done: string;
}

const terms: Readonly<Record<EntryMoveName, MoveTerms>> = {
  accept: {
    label: 'Accept',
    title: 'Accept this entry?',
    says: 'It takes part in round 1. The competitor and the guardian are notified by email immediately.',
    action: 'Accept entry',
    busyLabel: 'Accepting',
    done: 'was accepted.',
  },
  return: {
    label: 'Return for changes',
    title: 'Return this entry for changes',
    says: 'Your text is emailed to the competitor and the guardian, with a link to change and resubmit the entry.',
    action: 'Return entry',
    busyLabel: 'Returning',
    done: 'was asked for changes.',
  },
  hand_in: {
    label: 'Resubmit',
    title: 'Resubmit this entry?',
    says: 'The entry is submitted as it is and can then be accepted. Use this when changes were delivered to the office.',
    action: 'Resubmit entry',
    busyLabel: 'Resubmitting',
    done: 'was resubmitted.',
  },
  advance: {
    label: 'Advance to the next round',
    title: 'Advance this entry to the next round?',
    says: 'The competitor is notified only when the line-up is published.',
    action: 'Advance entry',
    busyLabel: 'Advancing',
    done: 'advances to the next round.',
  },
  place: {
    label: 'Place',
    title: 'Award a place to this entry',
    says: 'The competitor is notified only when the results are published.',
    action: 'Award place',
    busyLabel: 'Placing',
    done: 'was awarded a place.',
  },
  drop: {
    label: 'Eliminate',
    title: 'Eliminate this entry after its round?',
    says: 'It does not advance. The competitor is notified only when the line-up or the results are published.',
    action: 'Eliminate entry',
    busyLabel: 'Eliminating',
    done: 'was eliminated.',
  },
  take_back: {
    label: 'Undo last decision',
    title: 'Undo the last decision?',
    says: 'The entry returns to its previous state. Publications stay as they are until you publish them again.',
    action: 'Undo decision',
    busyLabel: 'Undoing',
    done: 'is back in its previous state.',
  },
  withdraw: {
    label: 'Withdraw',
    title: 'Withdraw this entry?',
    says: 'Its audition time becomes available to others immediately. The competitor and the guardian are notified by email. This cannot be undone.',
    action: 'Withdraw entry',
    busyLabel: 'Withdrawing',
    done: 'was withdrawn.',
  },
};

/** Returns the texts of a move, with the name of the next round. */
export function termsOfMove(
  move: EntryMoveName,
  { state }: Pick<CompetitionEntryDetail, 'state'>,
): MoveTerms {
  if (move !== 'advance') return terms[move];
  const round = roundNames[state === 'accepted' ? 'round2' : 'final'].toLowerCase();
  return {
    ...terms.advance,
    label: `Advance to ${round}`,
    title: `Advance this entry to ${round}?`,
    done: `advances to ${round}.`,
  };
}
