import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '@school/shared/theme';
import { Cluster, Money, Notice, Text } from '@school/shared/ui';
import { DateTime, DrawerPart, FactList } from '../detail/parts';
import { ActionButton } from '../ui/ActionButton';
import { Status } from '../ui/Status';
import { useSettleRefundMutation, type Refund } from './api';
import { paymentKinds, paymentLabels } from './labels';
import type { Order } from './order';

type Payment = Order['payments'][number];

interface Props {
  /** What is paid for: 'donation', 'order'. */
  readonly what: string;
  readonly order: Pick<Order, 'payments' | 'refunds'>;
  /** What can be done with a payment. */
  readonly actions?: (payment: Payment) => ReactNode;
}

/** The payments, each with what went back of it. */
export function OrderPayments({ what, order: { payments, refunds }, actions }: Props) {
  return (
    <DrawerPart title="Payments">
      {payments.length === 0 && <Text muted>None has come in.</Text>}
      {payments.map((payment) => (
        <One key={payment.id}>
          <PaymentFacts what={what} payment={payment} />
          {refunds
            .filter(({ paymentId, state }) => paymentId === payment.id && state === 'unclear')
            .map((refund) => (
              <RefundOutcome key={refund.id} refund={refund} />
            ))}
          {actions?.(payment)}
        </One>
      ))}
    </DrawerPart>
  );
}

function PaymentFacts({ what, payment }: { readonly what: string; readonly payment: Payment }) {
  return (
    <FactList
      facts={[
        [
          'Status',
          <Status key="status" kind={paymentKinds[payment.status]}>
            {paymentLabels[payment.status]}
          </Status>,
        ],
        ['Amount', amountOf(payment)],
        ['Sent back', payment.refunded > 0 && <Money key="refunded" pesewas={payment.refunded} />],
        [
          'Counts',
          payment.status === 'successful' && (payment.granted ? `as this ${what}` : `not as this ${what}`),
        ],
        ['Payment', payment.providerId],
        ['Reference', payment.txRef],
        ['Answer', payment.response],
        ['Seen', <DateTime key="at" value={payment.at} />],
      ]}
    />
  );
}

/** Another currency than the school's is a case of its own, and not written as cedis. */
const amountOf = ({ currency, amount }: Payment) =>
  currency === 'GHS' ? <Money pesewas={amount} /> : `${currency} ${(amount / 100).toFixed(2)}`;

const One = styled.div`
  display: grid;
  gap: ${space.s3};
  justify-items: start;
  & + & {
    padding-top: ${space.s3};
    border-top: 1px dashed ${color.rule};
  }
`;

const outcomes = [
  {
    happened: true,
    label: 'It went back',
    done: 'Noted: it went back.',
    title: 'The money went back?',
    action: 'Yes, it went back',
    text: 'The order counts as refunded by this sum from now on. This cannot be taken back.',
  },
  {
    happened: false,
    label: 'It did not',
    done: 'Noted: nothing went back.',
    title: 'Nothing went back?',
    action: 'Yes, nothing went back',
    text: 'The sum can be refunded once more. This cannot be taken back.',
  },
];

/** A refund without an answer: staff look at the payment service's own pages, and record the result. */
function RefundOutcome({ refund }: { readonly refund: Pick<Refund, 'id' | 'amount'> }) {
  const [settle] = useSettleRefundMutation();
  return (
    <Notice tone="warning" title="Did this refund happen?">
      <p>
        The payment service did not answer when <Money pesewas={refund.amount} /> was to go back. Please look
        there.
      </p>
      <Cluster>
        {outcomes.map(({ happened, label, done, ...question }) => (
          <ActionButton
            key={label}
            run={() => settle({ refundId: refund.id, refundOutcome: { happened } }).unwrap()}
            done={done}
            failed="That was not noted."
            confirm={{ ...question, busyLabel: 'Noting' }}
          >
            {label}
          </ActionButton>
        ))}
      </Cluster>
    </Notice>
  );
}
