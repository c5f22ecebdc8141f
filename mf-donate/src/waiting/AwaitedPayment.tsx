import { Strip } from '@school/shared/art';
import { ApproveSteps, usePaymentWatch, type Payment } from '@school/shared/checkout';
import { formatMoney } from '@school/shared/format';
import type { DonationMethod } from '@school/shared/schemas/donation';
import { color, line, measure, space } from '@school/shared/theme';
import { Button, Cluster, Text, TextLink, Title } from '@school/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useConfirmPaymentMutation, useLazyGetDonationQuery } from '../api';
import { foundation } from '../content/foundation';
import type { DonationUnderWay } from '../payment/donationUnderWay';
import { WrongAmount } from './WrongAmount';

export interface AwaitedProps {
  readonly payment: Pick<Payment<unknown>, 'report'>;
  readonly awaited: DonationUnderWay;
  readonly method: DonationMethod;
  /** 0 when this device does not know the amount. */
  readonly pesewas: number;
  readonly startAnother: () => void;
}

/** Says what to do on the phone and what the API reports. The page continues by itself. */
export function AwaitedPayment({ payment, awaited, method, pesewas, startAnother }: AwaitedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [confirm] = useConfirmPaymentMutation();
  const [getDonation] = useLazyGetDonationQuery();
  const { needsStaff, takesLong, checkNow } = usePaymentWatch({
    record: awaited,
    confirm: (paymentClaim) => confirm({ paymentClaim }).unwrap(),
    lookUp: () => getDonation({ donationId: awaited.donationId }).unwrap(),
    report: payment.report,
  });
  const byPhone = method === 'mobile_money';
  const amount = pesewas > 0 ? formatMoney(pesewas) : 'your donation';

  return (
    <Group aria-labelledby="awaited">
      <Band id="awaited-strip" rhythm="gahu" />
      <Title as="h2" size={2} id="awaited" ref={heading} tabIndex={-1}>
        {byPhone ? 'Now approve it on your phone' : 'Your payment is on its way'}
      </Title>
      {needsStaff && <WrongAmount />}
      {byPhone ? (
        <ApproveSteps amount={amount} />
      ) : (
        <Text>We are waiting for your bank to confirm {amount}. This can take a few minutes.</Text>
      )}
      <Text role="status">
        {takesLong ? (
          <>
            <b>This is taking longer than usual.</b> Nothing is lost. You can close this page, and we email
            the receipt when the money arrives. Questions? Call {foundation.name}.
          </>
        ) : (
          <>
            We check every few seconds. <b>This page updates by itself</b> as soon as the payment is
            confirmed.
          </>
        )}
      </Text>
      <Cluster gap="s6">
        <Button tone="ink" onClick={checkNow}>
          Check again now
        </Button>
        <TextLink plain href={`tel:${foundation.phone}`}>
          {foundation.phoneLabel}
        </TextLink>
        <TextLink plain onClick={startAnother}>
          Start another donation
        </TextLink>
      </Cluster>
    </Group>
  );
}

const Band = styled(Strip)`
  margin-bottom: ${space.s3};
`;

/** Stays in view beside the long cloth. */
const Group = styled.section`
  position: sticky;
  top: calc(${measure.header} + ${space.s4});
  display: grid;
  gap: ${space.s5};
  margin-top: ${space.s8};
  padding-top: ${space.s5};
  border-top: ${line.bar} solid ${color.line};
`;
