import { useState } from 'react';
import type { DonationDetail } from '@school/shared/api';
import { Button } from '@school/shared/ui';
import { RefundDialog } from './RefundDialog';

/** Sends money of a payment back, as long as some is left. */
export function RefundButton({ payment }: { readonly payment: DonationDetail['payments'][number] }) {
  const [asking, setAsking] = useState(false);
  const left = payment.amount - payment.refunded;
  const refundable = payment.status === 'successful' && left > 0;
  return (
    <>
      {refundable && (
        <Button tone="line" size="s" onClick={() => setAsking(true)}>
          Refund
        </Button>
      )}
      <RefundDialog paymentId={payment.id} left={left} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
