import styled from 'styled-components';
import type { DonationDetail } from '@school/shared/api';
import { color, space } from '@school/shared/theme';
import { Money, Status, Text } from '@school/shared/ui';
import { DrawerPart } from '../detail/DrawerPart';
import { FactList } from '../detail/FactList';
import { Moment } from '../detail/Moment';
import { RefundButton } from './RefundButton';
import { RefundOutcome } from './RefundOutcome';

type Payment = DonationDetail['payments'][number];

const STATUS = {
  successful: ['done', 'Went through'],
  pending: ['progress', 'Pending'],
  failed: ['failed', 'Failed'],
} as const;

/** The payments of a gift, each with what went back of it. */
export function GiftPayments({ gift }: { readonly gift: DonationDetail }) {
  return (
    <DrawerPart title="Payments">
      {gift.payments.length === 0 && <Text muted>None has come in.</Text>}
      {gift.payments.map((payment) => (
        <One key={payment.id}>
          <PaymentFacts payment={payment} />
          {gift.refunds
            .filter(({ paymentId, state }) => paymentId === payment.id && state === 'unclear')
            .map((refund) => (
              <RefundOutcome key={refund.id} refund={refund} />
            ))}
          <RefundButton payment={payment} />
        </One>
      ))}
    </DrawerPart>
  );
}

function PaymentFacts({ payment }: { readonly payment: Payment }) {
  const [kind, words] = STATUS[payment.status];
  return (
    <FactList
      facts={[
        [
          'Status',
          <Status key="status" {...{ kind }}>
            {words}
          </Status>,
        ],
        ['Amount', amountOf(payment)],
        ['Sent back', payment.refunded > 0 && <Money key="refunded" pesewas={payment.refunded} />],
        [
          'Counts',
          payment.status === 'successful' && (payment.granted ? 'as this gift' : 'not as this gift'),
        ],
        ['Payment', payment.providerId],
        ['Reference', payment.txRef],
        ['Answer', payment.response],
        ['Seen', <Moment key="at" value={payment.at} />],
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
