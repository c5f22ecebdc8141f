import styled from 'styled-components';
import { color, space } from '@school/shared/theme';
import { Money, Text } from '@school/shared/ui';
import type { DonationDetail } from './api';
import { Status } from '../ui/Status';
import { DrawerPart } from '../detail/DrawerPart';
import { FactList } from '../detail/FactList';
import { DateTime } from '../detail/DateTime';
import { paymentKinds, paymentLabels } from './labels';
import { RefundButton } from './RefundButton';
import { RefundOutcome } from './RefundOutcome';

type Payment = DonationDetail['payments'][number];

/** The payments of a donation, each with what went back of it. */
export function DonationPayments({ donation }: { readonly donation: DonationDetail }) {
  return (
    <DrawerPart title="Payments">
      {donation.payments.length === 0 && <Text muted>None has come in.</Text>}
      {donation.payments.map((payment) => (
        <One key={payment.id}>
          <PaymentFacts payment={payment} />
          {donation.refunds
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
          payment.status === 'successful' && (payment.granted ? 'as this donation' : 'not as this donation'),
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
