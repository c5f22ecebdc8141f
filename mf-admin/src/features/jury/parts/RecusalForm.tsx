import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { Text, TextArea } from '@school/shared/ui';
import { FormFrame } from '../../../kit/forms/FormFrame';
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
    toast.add('Noted: you do not judge this entry.', { type: 'success' });
    onDone();
  }

  return (
    <FormFrame
      label="Why you do not judge"
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action="I do not judge it"
      busyLabel="Noting"
      onCancel={onCancel}
    >
      <Text>
        Who teaches somebody, or is close to them, does not judge them. This cannot be taken back here.
      </Text>
      <TextArea label="Why" help="Such as ‘My own pupil’. Only staff see it." {...field('reason')} />
    </FormFrame>
  );
}
