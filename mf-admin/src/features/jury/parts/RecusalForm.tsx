import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { FormFrame } from '@school/shared/staff/forms';
import { Text, TextArea } from '@school/shared/ui';
import { useRecuseFromEntryMutation } from '../api';
import type { RecusalFields, RecusalReason } from './recusalReason';

interface Props {
  readonly entryId: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks for the reason of a recusal. */
export function RecusalForm({ entryId, onDone, onCancel }: Props) {
  const { toast } = useShell();
  const [recuse] = useRecuseFromEntryMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<RecusalFields, RecusalReason>({
    schema: () => import('./recusalReason').then(({ recusalReason }) => recusalReason),
    defaults: { reason: '' },
    idPrefix: 'recusal-',
  });

  async function send(juryRecusal: RecusalReason): Promise<void> {
    await recuse({ entryId, juryRecusal }).unwrap();
    toast.add('Recorded: you are not scoring this entry.', { type: 'success' });
    onDone();
  }

  return (
    <FormFrame
      label="Reason for recusal"
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action="Confirm recusal"
      busyLabel="Saving"
      onCancel={onCancel}
    >
      <Text>Jurors do not score their own students or people close to them. You cannot undo this here.</Text>
      <TextArea label="Reason" help="For example ‘My student’. Only staff see it." {...field('reason')} />
    </FormFrame>
  );
}
