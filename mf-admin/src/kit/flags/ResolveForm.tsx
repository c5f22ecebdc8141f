import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { Button, ErrorSummary, Fields, FormActions, Text, TextArea } from '@school/shared/ui';
import { useResolvePaymentFlagMutation, type PaymentFlag } from './api';

interface Props {
  readonly flag: Pick<PaymentFlag, 'id'>;
  readonly onDone: () => void;
}

/** Closes a case with a note of what was done. */
export function ResolveForm({ flag, onDone }: Props) {
  const { toast } = useShell();
  const [resolve] = useResolvePaymentFlagMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<{ note: string }, { note: string }>({
    schema: () => import('./resolution').then(({ resolution }) => resolution),
    defaults: { note: '' },
    draftKey: `flag-${flag.id}`,
    idPrefix: 'resolve-',
  });

  async function send(flagResolution: { note: string }): Promise<void> {
    await resolve({ id: flag.id, flagResolution }).unwrap();
    toast.add('The case was closed.', { type: 'success' });
    onDone();
  }

  return (
    <form noValidate aria-label="Close case" onSubmit={submit(send)}>
      <Fields>
        <ErrorSummary {...summary} />
        <Text>This closes the case. Your note is stored with the payment, with your name and the time.</Text>
        <TextArea label="Note" maxLength={500} {...field('note')} />
      </Fields>
      <FormActions>
        <Button type="submit" busy={sending || sent} busyLabel="Closing">
          Close case
        </Button>
      </FormActions>
    </form>
  );
}
