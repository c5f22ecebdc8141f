import { useState } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button } from '@school/shared/ui';
import { useResendReceiptMutation, type DonationDetail } from './api';
import { newAttempt } from '../../kit/orders/attempt';

/** Sends the receipt once more. */
export function ResendReceipt({
  donation,
}: {
  readonly donation: Pick<DonationDetail, 'donationId' | 'email'>;
}) {
  const { toast } = useShell();
  const [resend, { isLoading }] = useResendReceiptMutation();
  const [attempt] = useState(newAttempt);

  async function send() {
    try {
      await resend({ donationId: donation.donationId, 'idempotency-key': attempt.key() }).unwrap();
      attempt.over();
      toast.add(`The receipt is on its way to ${donation.email}.`, { type: 'success' });
    } catch (error) {
      toast.add(`The receipt was not sent. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Button tone="line" size="s" busy={isLoading} busyLabel="Sending" onClick={() => void send()}>
      Send the receipt again
    </Button>
  );
}
