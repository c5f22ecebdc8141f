import { ApproveSteps, usePaymentWatch } from '@school/shared/checkout';
import { formatMoney } from '@school/shared/format';
import { school } from '@school/shared/site';
import { Button, Cluster, Notice, Text, TextLink } from '@school/shared/ui';
import { useConfirmPaymentMutation } from '../../api';
import type { FeePayment } from './useFeePayment';

interface Props {
  readonly payment: FeePayment;
  /** In pesewas. */
  readonly amount: number;
  readonly refetch: () => Promise<unknown>;
}

/** Says what to do on the phone and what the API reports. The page continues by itself. */
export function AwaitedFee({ payment, amount, refetch }: Props) {
  const [confirm] = useConfirmPaymentMutation();
  const { underWay, report } = payment;
  const { needsStaff, takesLong, checkNow } = usePaymentWatch({
    record: underWay,
    confirm: (paymentClaim) => confirm({ paymentClaim }).unwrap(),
    // The entry does not report a failed payment, so a payment started on this device is looked up itself.
    lookUp: async () => {
      if (underWay?.txRef === undefined) await refetch();
      return undefined;
    },
    report,
  });
  return (
    <>
      {needsStaff && (
        <Notice tone="warning" title="The money that came does not fit the fee" live>
          Please do not pay again. The office has been told, looks at it, and writes to you.
        </Notice>
      )}
      {underWay?.method === 'mobile_money' ? (
        <ApproveSteps amount={formatMoney(amount)} />
      ) : (
        <Text>{formatMoney(amount)} has been asked for. That takes a moment, sometimes a few minutes.</Text>
      )}
      <Text role="status">
        {takesLong ? (
          <>
            <b>This takes longer than usual.</b> Nothing is lost: you may close this page, and a mail comes
            when the money arrives.
          </>
        ) : (
          <>
            Your time stays yours meanwhile. <b>This page goes on by itself</b> as soon as the payment is
            confirmed.
          </>
        )}
      </Text>
      <Cluster gap="s6">
        <Button tone="line" onClick={checkNow}>
          Ask again now
        </Button>
        <TextLink plain href={`tel:${school.phone}`}>
          {school.phoneLabel}
        </TextLink>
      </Cluster>
    </>
  );
}
