import { Strip } from '@school/shared/art';
import { ApproveSteps, usePaymentWatch, type PaymentRecord } from '@school/shared/checkout';
import { formatMoney } from '@school/shared/format';
import { space } from '@school/shared/theme';
import { Button, Cluster, Notice, Text, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { useConfirmPaymentMutation, useLazyGetHoldOrderQuery } from '../api';
import { boxOffice } from '../content/event';
import type { TicketPayment } from './useTicketPayment';

interface Props {
  readonly token: string;
  /** In pesewas. */
  readonly amount: number;
  readonly method: 'card' | 'mobile_money';
  /** What this device stores of it; undefined when it was started on another. */
  readonly record: PaymentRecord | undefined;
  readonly payment: Pick<TicketPayment, 'report'>;
}

/** Says what to do on the phone and what the API reports. The page continues by itself. */
export function AwaitedPayment({ token, amount, method, record, payment }: Props) {
  const [confirm] = useConfirmPaymentMutation();
  const [getOrder] = useLazyGetHoldOrderQuery();
  const { needsStaff, takesLong, checkNow } = usePaymentWatch({
    record,
    confirm: (paymentClaim) => confirm({ paymentClaim }).unwrap(),
    lookUp: () => getOrder({ 'hold-token': token }).unwrap(),
    report: payment.report,
  });
  return (
    <Group>
      <Strip rhythm="gahu" />
      {needsStaff && (
        <Notice tone="warning" title="We received a different amount" live>
          Please do not pay again. We have told the box office, and they will write to you. You can also call{' '}
          <TextLink plain href={`tel:${boxOffice.phone}`}>
            {boxOffice.phoneLabel}
          </TextLink>
          .
        </Notice>
      )}
      {method === 'mobile_money' ? (
        <ApproveSteps amount={formatMoney(amount)} />
      ) : (
        <Text>
          We are waiting for your bank to confirm {formatMoney(amount)}. This can take a few minutes.
        </Text>
      )}
      <Text role="status">
        {takesLong ? (
          <>
            <b>This is taking longer than usual.</b> Nothing is lost. You can close this page, and we email
            your tickets when the money arrives.
          </>
        ) : (
          <>
            We keep your seats for you. <b>This page updates by itself</b> as soon as the payment is
            confirmed.
          </>
        )}
      </Text>
      <Cluster gap="s6">
        <Button tone="ink" onClick={checkNow}>
          Check again now
        </Button>
        <TextLink plain href={`tel:${boxOffice.phone}`}>
          {boxOffice.phoneLabel}
        </TextLink>
      </Cluster>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
`;
