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
        <Notice tone="warning" title="The money that came does not fit this order" live>
          Please do not pay again. The box office has been told, looks at it, and writes to you. You can also
          ring{' '}
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
          Your bank has been asked for {formatMoney(amount)}. That takes a moment, sometimes a few minutes.
        </Text>
      )}
      <Text role="status">
        {takesLong ? (
          <>
            <b>This takes longer than usual.</b> Nothing is lost: you may close this page, and the tickets
            come by mail when the money arrives.
          </>
        ) : (
          <>
            Your seats stay yours meanwhile. <b>This page goes on by itself</b> as soon as the payment is
            confirmed.
          </>
        )}
      </Text>
      <Cluster gap="s6">
        <Button tone="ink" onClick={checkNow}>
          Ask again now
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
