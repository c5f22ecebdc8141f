import { messageOfApiError } from '@school/shared/api';
import { formatDateTime, formatMoney } from '@school/shared/format';
import { color, line, space, type as voice } from '@school/shared/theme';
import { Button, DateText, Money, Notice, Text, Title, keepPlace } from '@school/shared/ui';
import styled from 'styled-components';
import { useResendTicketOrderMutation, type TicketOrder } from '../api';
import { boxOffice } from '../content/event';
import type { TicketSet } from './data/keptTickets';
import type { TicketsInAddress } from './data/ticketsInAddress';

interface Props {
  readonly opened: TicketsInAddress;
  readonly order: NonNullable<TicketSet['order']>;
  readonly canChange: boolean;
}

const METHODS: Readonly<Record<TicketOrder['method'], string>> = {
  card: 'Card',
  mobile_money: 'Mobile money',
  cash: 'Cash',
  free: 'Nothing to pay',
};

/** The order with its payment, and a form for a new private link. */
export function OrderFacts({ opened, order, canChange }: Props) {
  const [resend, { isLoading, isSuccess, error }] = useResendTicketOrderMutation();
  return (
    <Box aria-labelledby="order" data-unprinted>
      <Title as="h2" size={3} id="order">
        Order {order.number}
      </Title>
      <dl>
        {linesOf(order).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text muted>
        <span>
          {order.canReturnUntil &&
            `Tickets can be returned until ${formatDateTime(order.canReturnUntil)} UTC. `}
        </span>
        Questions? <a href={`mailto:${boxOffice.email}`}>{boxOffice.email}</a> or{' '}
        <a href={`tel:${boxOffice.phone}`}>{boxOffice.phoneLabel}</a>.
      </Text>
      {isSuccess && (
        <Notice tone="success" title="We have sent a new link" live>
          We have sent it to {order.email ?? 'your mailbox'}. This link no longer works, and what you see here
          may be out of date.
        </Notice>
      )}
      {error !== undefined && (
        <Notice tone="error" title="No link was sent" live>
          {messageOfApiError(error)}
        </Notice>
      )}
      {canChange && order.email !== null && !isSuccess && (
        <>
          <Text muted>
            Anyone who has the link of this page or the codes can use these tickets. If you ask for a new
            link, this one stops working. A ticket gets a new code when you transfer it.
          </Text>
          <Button
            ref={keepPlace}
            tone="line"
            busy={isLoading}
            busyLabel="Sending …"
            onClick={() => void resend({ 'order-key': opened.key })}
          >
            Send me a new link
          </Button>
        </>
      )}
    </Box>
  );
}

const linesOf = ({ amount, discount, refunded, paidAt, method, name, email }: Props['order']) => [
  { label: 'Paid', value: <Money pesewas={amount} /> },
  ...(discount > 0 ? [{ label: 'Taken off', value: formatMoney(discount) }] : []),
  ...(refunded > 0 ? [{ label: 'Refunded', value: formatMoney(refunded) }] : []),
  { label: 'On', value: <DateText value={paidAt} /> },
  { label: 'By', value: METHODS[method] },
  { label: 'From', value: name },
  ...(email === null ? [] : [{ label: 'Sent to', value: email }]),
];

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.s4};
  max-width: 900px;
  margin-top: ${space.s6};
  padding-top: ${space.s5};
  border-top: ${line.bar} solid ${color.line};
  dl {
    width: 100%;
  }
  dl > div {
    display: grid;
    grid-template-columns: 6.5em minmax(0, 1fr);
    gap: ${space.s4};
    padding-block: ${space.s3};
    border-top: ${line.hair} solid ${color.rule};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
    ${voice.numeric}
  }
`;
