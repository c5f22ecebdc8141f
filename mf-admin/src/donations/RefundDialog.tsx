import { Dialog } from '@school/shared/ui';
import { RefundForm } from './RefundForm';

interface Props {
  readonly paymentId: string;
  /** What is left of the payment, in pesewas. */
  readonly left: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks how much goes back and why, before it does. */
export function RefundDialog({ open, onClose, ...payment }: Props) {
  return (
    <Dialog open={open} title="Send money back" onClose={onClose}>
      <RefundForm {...payment} onDone={onClose} />
    </Dialog>
  );
}
