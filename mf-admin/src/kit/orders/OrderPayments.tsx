import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { ActionButton, Status } from '@school/shared/staff/ui';
import { color, space } from '@school/shared/theme';
import { Cluster, Money, Notice, Text } from '@school/shared/ui';
import { useSettleRefundMutation, type Refund } from './api';
import { paymentKinds, paymentLabels } from './labels';
import type { Order } from './order';

type Payment = Order['payments'][number];

interface Props {
  /** 'donation' or 'order'. */
  readonly what: string;
  readonly order: Pick<Order, 'payments' | 'refunds'>;
  /** The actions of a payment. */
  readonly actions?: (payment: Payment) => ReactNode;
}

/** The payments with their refunds. */
export function OrderPayments({ what, order: { payments, refunds }, actions }: Props) {
  return (
    <DrawerPart title="Payments">
      {payments.length === 0 && <Text muted>No payments yet.</Text>}
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
        ['Refunded', payment.refunded > 0 && <Money key="refunded" pesewas={payment.refunded} />],
        [
          'Counts',
          payment.status === 'successful' && (payment.granted ? `as this ${what}` : `not as this ${what}`),
        ],
        ['Payment', payment.providerId],
        ['Reference', payment.txRef],
        ['Answer', payment.response],
        ['Date', <DateTime key="at" value={payment.at} />],
      ]}
    />
  );
}

/** A payment in another currency is an open case, and is not formatted as cedis. */
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
    label: 'It was refunded',
    done: 'Recorded as refunded.',
    title: 'Record as refunded?',
    action: 'Record as refunded',
    text: 'This amount is recorded as refunded. This cannot be undone.',
  },
  {
    happened: false,
    label: 'It was not refunded',
    done: 'Recorded as not refunded.',
    title: 'Record as not refunded?',
    action: 'Record as not refunded',
    text: 'This amount can be refunded again. This cannot be undone.',
  },
];

/** A refund without an answer: staff look at the payment service's own pages, and record the result. */
function RefundOutcome({ refund }: { readonly refund: Pick<Refund, 'id' | 'amount'> }) {
  const [settle] = useSettleRefundMutation();
  return (
    <Notice tone="warning" title="Did this refund happen?">
      <p>
        The payment service did not respond to the refund of <Money pesewas={refund.amount} />. Please check
        there.
      </p>
      <Cluster>
        {outcomes.map(({ happened, label, done, ...question }) => (
          <ActionButton
            key={label}
            run={() => settle({ refundId: refund.id, refundOutcome: { happened } }).unwrap()}
            done={done}
            failed="The outcome was not saved."
            confirm={{ ...question, busyLabel: 'Saving' }}
          >
            {label}
          </ActionButton>
        ))}
      </Cluster>
    </Notice>
  );
}
