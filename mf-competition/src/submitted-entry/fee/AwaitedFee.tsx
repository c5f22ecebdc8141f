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
        <Notice tone="warning" title="We received a different amount from the fee" live>
          Please do not pay again. We have told the office, and they will write to you.
        </Notice>
      )}
      {underWay?.method === 'mobile_money' ? (
        <ApproveSteps amount={formatMoney(amount)} />
      ) : (
        <Text>{formatMoney(amount)} is being confirmed. This can take a few minutes.</Text>
      )}
      <Text role="status">
        {takesLong ? (
          <>
            <b>This is taking longer than usual.</b> Nothing is lost. You can close this page, and we email
            you when the money arrives.
          </>
        ) : (
          <>
            We keep your time for you. <b>This page updates by itself</b> as soon as the payment is confirmed.
          </>
        )}
      </Text>
      <Cluster gap="s6">
        <Button tone="line" onClick={checkNow}>
          Check again now
        </Button>
        <TextLink plain href={`tel:${school.phone}`}>
          {school.phoneLabel}
        </TextLink>
      </Cluster>
    </>
  );
}
