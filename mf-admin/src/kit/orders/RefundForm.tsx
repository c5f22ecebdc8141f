import { useState } from 'react';
import { useShell } from '@school/shared';
import { codeOfApiError } from '@school/shared/api';
import { useSchoolForm } from '@school/shared/form';
import { FormFrame } from '@school/shared/staff/forms';
import { AmountField, Money, Text, TextField } from '@school/shared/ui';
import { useRefundPaymentMutation, type Refund } from './api';
import { newAttempt } from './attempt';
import { cedis, outcomeOf, type RefundFields, type RefundRequest } from './refund';

interface Props {
  readonly paymentId: string;
  /** The refundable amount, in pesewas. */
  readonly left: number;
  readonly onDone: () => void;
}

/** Refunds an amount with a reason. */
export function RefundForm({ paymentId, left, onDone }: Props) {
  const { toast } = useShell();
  const [refund] = useRefundPaymentMutation();
  const [attempt] = useState(newAttempt);
  const { field, submit, sending, sent, summary } = useSchoolForm<RefundFields, RefundRequest>({
    schema: () => import('./refundDraft').then(({ refundDraft }) => refundDraft(left)),
    defaults: { amount: cedis(left), reason: '' },
    idPrefix: 'refund-',
  });

  async function send(newRefund: RefundRequest): Promise<void> {
    try {
      const done = await refund({ paymentId, 'idempotency-key': attempt.key(), newRefund }).unwrap();
      tell(done);
    } catch (error) {
      // After a rejection the next press is a new request; without a response it repeats the same one.
      if (codeOfApiError(error) !== undefined) attempt.over();
      throw error;
    }
  }

  function tell(done: Refund): void {
    const { message, type } = outcomeOf(done);
    toast.add(message, { type });
    onDone();
  }

  return (
    <FormFrame
      label="Refund payment"
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action="Refund"
      busyLabel="Refunding"
      onCancel={onDone}
    >
      <Text>
        <Money pesewas={left} /> of this payment can be refunded. The money is returned by the original
        payment method, and the donor is notified by email. This cannot be undone.
      </Text>
      <AmountField label="Amount" {...field('amount')} />
      <TextField label="Reason" optional maxLength={200} autoComplete="off" {...field('reason')} />
    </FormFrame>
  );
}
