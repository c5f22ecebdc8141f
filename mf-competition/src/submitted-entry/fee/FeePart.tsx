import { CheckoutFrame } from '@school/shared/checkout';
import { formatMoney } from '@school/shared/format';
import { Text } from '@school/shared/ui';
import type { EntryProps } from '../part/EntryProps';
import { OnScreen, Part } from '../part/Part';
import { AwaitedFee } from './AwaitedFee';
import { PayForm } from './PayForm';
import { useFeePayment } from './useFeePayment';

const states = {
  due: 'Still to be paid',
  pending: 'On its way',
  paid: 'Paid',
  refunded: 'Refunded',
  none: 'Nothing to pay',
} as const;

/** The fee: paid, or a form to pay it. */
export function FeePart(props: EntryProps) {
  const { entry, refetch } = props;
  const { state: stands, fee } = entry;
  const payment = useFeePayment(props);
  const canPay = fee.state === 'due' && stands !== 'withdrawn';
  // Also after the payment, until the entry reports it, so that nobody pays twice.
  const isAwaited =
    fee.state === 'pending' || (canPay && (payment.state === 'awaited' || payment.state === 'paid'));
  return (
    <Part
      id="entry-fee"
      title="The fee"
      state={isAwaited ? states.pending : states[fee.state]}
      isOpen={canPay || isAwaited}
    >
      <Text>
        {fee.state === 'refunded'
          ? `${formatMoney(fee.amount)} was refunded to your card or mobile money account. With a card this can take a few days.`
          : `${formatMoney(fee.amount)} for the audition, an accompanist if you asked for one, and the judges’ comments.`}
      </Text>
      <OnScreen>
        {isAwaited && <AwaitedFee {...{ payment, refetch }} amount={fee.amount} />}
        {canPay && !isAwaited && <PayForm payment={payment} amount={fee.amount} />}
        <CheckoutFrame session={payment.session} />
      </OnScreen>
    </Part>
  );
}
