import { useState } from 'react';
import { ActionButton } from '@school/shared/staff/ui';
import { newAttempt } from '../../kit/orders/attempt';
import { useResendReceiptMutation, type DonationDetail } from './api';

/** Sends the receipt again. */
export function ResendReceipt({
  donation: { donationId, email },
}: {
  readonly donation: Pick<DonationDetail, 'donationId' | 'email'>;
}) {
  const [resend] = useResendReceiptMutation();
  const [attempt] = useState(newAttempt);
  return (
    <ActionButton
      run={async () => {
        await resend({ donationId, 'idempotency-key': attempt.key() }).unwrap();
        attempt.over();
      }}
      done={`The receipt was sent to ${email}.`}
      failed="The receipt was not sent."
      busyLabel="Sending"
    >
      Resend receipt
    </ActionButton>
  );
}
