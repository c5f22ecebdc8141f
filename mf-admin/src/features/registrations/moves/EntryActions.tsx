import { ModalButton } from '@school/shared/staff/forms';
import { Cluster } from '@school/shared/ui';
import type { CompetitionEntryDetail, EntryMoveName } from '../api';
import { MoveForm } from './MoveForm';
import { termsOfMove } from './moveTerms';
import { ReceivedForm } from './ReceivedForm';
import { needsOf } from './needsOf';

/** The most likely first. */
const ORDER: readonly EntryMoveName[] = [
  'accept',
  'advance',
  'place',
  'hand_in',
  'return',
  'drop',
  'take_back',
  'withdraw',
];

const FORWARD: readonly EntryMoveName[] = ['accept', 'advance', 'place'];

/** What staff can do with an entry. */
export function EntryActions({ entry }: { readonly entry: CompetitionEntryDetail }) {
  return (
    <Cluster gap="s2">
      {ORDER.filter((move) => entry.canMove.includes(move)).map((move) => {
        const { label, title } = termsOfMove(move, entry);
        return (
          <ModalButton key={move} label={label} title={title} tone={FORWARD.includes(move) ? 'ink' : 'line'}>
            {(close) => <MoveForm {...{ entry, move }} onDone={close} />}
          </ModalButton>
        );
      })}
      {(needsOf(entry).length > 0 || entry.entry.guardian) && (
        <ModalButton label="Record paper documents" title="Record paper documents">
          {(close) => <ReceivedForm entry={entry} onDone={close} />}
        </ModalButton>
      )}
    </Cluster>
  );
}
