import { useSchoolForm } from '@school/shared/form';
import { Button, ErrorSummary, Fields, FormActions, TextField, keepPlace } from '@school/shared/ui';
import { useRenameHeldTicketMutation, useRenameTicketMutation, type IssuedTicket } from '../../api';
import type { TicketsInAddress } from '../data/ticketsInAddress';

export interface ActionProps {
  readonly opened: TicketsInAddress;
  readonly ticket: IssuedTicket;
  readonly onDone: () => void;
}

const schema = () => import('@school/shared/schemas/tickets').then(({ ticketName }) => ticketName);

/** Renames a ticket; its code stays. */
export function Rename({ opened, ticket, onDone }: ActionProps) {
  const [rename] = useRenameTicketMutation();
  const [renameHeld] = useRenameHeldTicketMutation();
  const { field, submit, summary, sending } = useSchoolForm({
    schema,
    defaults: { name: ticket.name },
    idPrefix: `${ticket.id}-rename-`,
  });

  const send = submit(async (name) => {
    if (opened.kind === 'order') {
      await rename({ 'order-key': opened.key, ticketId: ticket.id, ticketName: name }).unwrap();
    } else {
      await renameHeld({ 'ticket-key': opened.key, ticketName: name }).unwrap();
    }
    onDone();
  });

  return (
    <form ref={keepPlace} noValidate method="dialog" aria-label="Change the name" onSubmit={send}>
      <Fields>
        <ErrorSummary {...summary} />
        <TextField label="Name on the ticket" autoComplete="off" {...field('name')} />
      </Fields>
      <FormActions privacy="all">
        <Button type="submit" tone="ink" busy={sending} busyLabel="One moment …">
          Save the name
        </Button>
      </FormActions>
    </form>
  );
}
