import { ApproveSteps } from '@school/shared/checkout';
import { formatMoney } from '@school/shared/format';
import { school } from '@school/shared/site';
import { Button, Cluster, Notice, Text, TextLink } from '@school/shared/ui';
import type { FeePayment } from './useFeePayment';
import { useFeeWatch } from './useFeeWatch';

interface Props {
  readonly payment: FeePayment;
  /** In pesewas. */
  readonly amount: number;
  readonly refetch: () => Promise<unknown>;
}

/** After so many checks, about two minutes, it takes longer than usual. */
const MANY_CHECKS = 12;

/** What to do on the phone, and what the API knows; the page goes on by itself as soon as that changes. */
export function AwaitedFee({ payment, amount, refetch }: Props) {
  const { checks, needsStaff, checkNow } = useFeeWatch(payment, refetch);
  return (
    <>
      {needsStaff && (
        <Notice tone="warning" title="The money that came does not fit the fee" live>
          Please do not pay again. The office has been told, looks at it, and writes to you.
        </Notice>
      )}
      {payment.underWay?.method === 'mobile_money' ? (
        <ApproveSteps amount={formatMoney(amount)} />
      ) : (
        <Text>{formatMoney(amount)} has been asked for. That takes a moment, sometimes a few minutes.</Text>
      )}
      <Text role="status">
        {checks < MANY_CHECKS ? (
          <>
            Your time stays yours meanwhile. <b>This page goes on by itself</b> as soon as the payment is
            confirmed.
          </>
        ) : (
          <>
            <b>This takes longer than usual.</b> Nothing is lost: you may close this page, and a mail comes
            when the money arrives.
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
