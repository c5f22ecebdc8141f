import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { RadioCards, Segmented, Text, TextArea } from '@school/shared/ui';
import { useMoveCompetitionEntryMutation, type CompetitionEntryDetail, type EntryMoveName } from '../api';
import type { EntryMoveFields, EntryMoveRequest } from './entryMove';
import { termsOfMove } from './moveTerms';

interface Props {
  readonly entry: CompetitionEntryDetail;
  readonly move: EntryMoveName;
  readonly onDone: () => void;
}

/** The confirmation of a move, with the fields that it needs. */
export function MoveForm({ entry, move, onDone }: Props) {
  const [act] = useMoveCompetitionEntryMutation();
  const { title, says, action, busyLabel, done } = termsOfMove(move, entry);
  const canPayBack = move === 'withdraw' && entry.fee === 'paid';
  const { field, frame } = useModalForm<EntryMoveFields, EntryMoveRequest>({
    schema: () => import('./entryMove').then(({ entryMove }) => entryMove(move)),
    defaults: { reason: '', place: '', refund: canPayBack ? 'back' : '' },
    draftKey: move === 'return' ? `entry-return-${entry.id}` : undefined,
    idPrefix: 'move-',
    onDone,
    send: async ({ reason, place, refund }) => {
      await act({
        entryId: entry.id,
        entryMove: {
          move,
          ...(reason && { reason }),
          ...(place !== undefined && { place }),
          ...(canPayBack && { refund }),
        },
      }).unwrap();
      return `${entry.name} ${done}`;
    },
  });

  return (
    <FormFrame label={title} {...frame} action={action} busyLabel={busyLabel}>
      <Text>{says}</Text>
      {move === 'return' && <TextArea label="Requested changes" maxLength={2000} {...field('reason')} />}
      {move === 'place' && (
        <Segmented
          label="Place"
          options={['1', '2', '3'].map((value) => ({ value, label: value }))}
          {...field('place')}
        />
      )}
      {canPayBack && (
        <RadioCards
          label="The fee"
          options={[
            { value: 'back', label: 'Refund', help: payBackHelp(entry) },
            { value: 'kept', label: 'Keep', help: 'No refund.' },
          ]}
          {...field('refund')}
        />
      )}
      {move === 'withdraw' && (
        <TextArea label="Reason" help="Staff see it in the history." optional {...field('reason')} />
      )}
    </FormFrame>
  );
}

const payBackHelp = ({ payments }: CompetitionEntryDetail): string =>
  payments.length > 0
    ? 'Refunded the way it was paid.'
    : 'You pay it back in cash; it is recorded as refunded.';
