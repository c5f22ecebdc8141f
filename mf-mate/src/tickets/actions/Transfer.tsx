import { useSchoolForm } from '@school/shared/form';
import {
  Button,
  EmailField,
  ErrorSummary,
  Fields,
  FormActions,
  TextField,
  keepPlace,
} from '@school/shared/ui';
import { useTransferHeldTicketMutation, useTransferTicketMutation } from '../../api';
import type { ActionProps } from './Rename';

const schema = () => import('@school/shared/schemas/tickets').then(({ ticketTransfer }) => ticketTransfer);

/** Transfers a ticket: the new guest gets one by mail, and the old code becomes invalid. */
export function Transfer({ opened, ticket, onDone }: ActionProps) {
  const [transfer] = useTransferTicketMutation();
  const [transferHeld] = useTransferHeldTicketMutation();
  const { field, submit, summary, sending } = useSchoolForm({
    schema,
    defaults: { name: '', email: '' },
    draftKey: `mate-2025-transfer-${ticket.id}`,
    idPrefix: `${ticket.id}-transfer-`,
  });

  const send = submit(async (ticketTransfer) => {
    if (opened.kind === 'order') {
      await transfer({ 'order-key': opened.key, ticketId: ticket.id, ticketTransfer }).unwrap();
    } else {
      await transferHeld({ 'ticket-key': opened.key, ticketTransfer }).unwrap();
    }
    onDone();
  });

  return (
    <form ref={keepPlace} noValidate method="dialog" aria-label="Transfer ticket" onSubmit={send}>
      <Fields>
        <ErrorSummary {...summary} />
        <TextField label="Who gets it?" autoComplete="off" {...field('name')} />
        <EmailField
          label="Their email"
          help="We send their ticket there."
          autoComplete="off"
          {...field('email')}
        />
      </Fields>
      <FormActions
        privacy="all"
        next="The code on this page stops working at once, also on paper. This cannot be undone."
      >
        <Button type="submit" tone="ink" busy={sending} busyLabel="One moment …">
          Transfer ticket
        </Button>
      </FormActions>
    </form>
  );
}
