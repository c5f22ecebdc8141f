import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { Text, TextField } from '@school/shared/ui';
import { FormFrame } from '../../../kit/forms/FormFrame';
import { useDropEffectMutation, type OutboxEffect } from '../api';

interface Props {
  readonly effect: OutboxEffect;
  readonly onDone: () => void;
}

/** Gives a job up, with the reason. */
export function DropForm({ effect: { id, what, subject, to }, onDone }: Props) {
  const { toast } = useShell();
  const [drop] = useDropEffectMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<{ reason: string }, { reason: string }>({
    schema: () => import('./dropReason').then((m) => m.dropReason),
    defaults: { reason: '' },
    idPrefix: 'drop-',
  });
  const send = submit(async (effectDrop) => {
    await drop({ id, effectDrop }).unwrap();
    toast.add('It is given up.', { type: 'success' });
    onDone();
  });
  return (
    <FormFrame
      label="Give a job up"
      onSubmit={send}
      summary={summary}
      busy={sending || sent}
      action="Give it up"
      busyLabel="One moment"
      onCancel={onDone}
    >
      <Text>
        {subject ?? what}
        <span>{to && `, to ${to}`}</span>, is not tried any more. It stays in the list with your reason.
      </Text>
      <TextField {...field('reason')} label="Reason" autoComplete="off" />
    </FormFrame>
  );
}
