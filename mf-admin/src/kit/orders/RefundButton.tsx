import { ModalPanel, useModal } from '@school/shared/staff/modal';
import { Button } from '@school/shared/ui';
import type { Order } from './order';
import { RefundForm } from './RefundForm';

/** Opens the refund form of a payment, as long as a refundable amount is left. */
export function RefundButton({ payment }: { readonly payment: Order['payments'][number] }) {
  const modal = useModal();
  const left = payment.amount - payment.refunded;
  const refundable = payment.status === 'successful' && left > 0;
  return (
    <>
      {refundable && (
        <Button tone="line" size="s" onClick={modal.open}>
          Refund
        </Button>
      )}
      <ModalPanel id={modal.id} title="Refund payment">
        <RefundForm paymentId={payment.id} left={left} onDone={modal.close} />
      </ModalPanel>
    </>
  );
}
