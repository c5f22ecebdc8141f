import { messageOfApiError } from '@school/shared/api';
import { newKey } from '@school/shared/form';
import { formatMoney } from '@school/shared/format';
import { space } from '@school/shared/theme';
import { Button, Notice, Text, keepPlace } from '@school/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useReturnTicketMutation } from '../../api';
import type { ActionProps } from './Rename';

/** Returns a ticket, and refunds it to the payment method. */
export function Return({ opened, ticket, onDone }: ActionProps) {
  const [giveBack, { isLoading, error }] = useReturnTicketMutation();
  const [key] = useState(newKey);

  async function send() {
    const sent = { 'order-key': opened.key, 'idempotency-key': key, ticketId: ticket.id };
    await giveBack(sent)
      .unwrap()
      .then(onDone, () => undefined);
  }

  return (
    <Box ref={keepPlace}>
      <Text>
        {ticket.table !== null ? 'You return the whole table. ' : ''}
        {ticket.price > 0
          ? `What was paid for it, ${formatMoney(ticket.price)} at most, is refunded to your card or mobile money account. With a card this can take a few days.`
          : 'It was free, so there is no refund.'}{' '}
        Its code stops working at once.
      </Text>
      {error !== undefined && (
        <Notice tone="error" title="That did not work" live>
          {messageOfApiError(error)}
        </Notice>
      )}
      <Button tone="ink" busy={isLoading} busyLabel="One moment …" onClick={() => void send()}>
        {ticket.table !== null ? 'Return the table' : 'Return this ticket'}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s4};
  padding-block: ${space.s3} ${space.s4};
`;
