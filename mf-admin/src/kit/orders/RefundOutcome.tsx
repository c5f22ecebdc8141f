import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Cluster, Money, Notice, Text } from '@school/shared/ui';
import { useSettleRefundMutation, type Refund } from './api';
import { ConfirmModal } from '../modal/ConfirmModal';
import { useModal } from '../modal/useModal';

/** A refund that nobody answered: somebody looks at the payment service's own pages, and says what became of it. */
export function RefundOutcome({ refund }: { readonly refund: Pick<Refund, 'id' | 'amount'> }) {
  const { toast } = useShell();
  const [settle] = useSettleRefundMutation();
  const happened = useModal();
  const notHappened = useModal();

  const note = async (outcome: boolean) => {
    try {
      await settle({ refundId: refund.id, refundOutcome: { happened: outcome } }).unwrap();
      toast.add(outcome ? 'Noted: it went back.' : 'Noted: nothing went back.', { type: 'success' });
    } catch (error) {
      toast.add(`That was not noted. ${messageOfApiError(error)}`, { type: 'error' });
    }
  };

  return (
    <Notice tone="warning" title="Did this refund happen?">
      <p>
        The payment service did not answer when <Money pesewas={refund.amount} /> was to go back. Please look
        there.
      </p>
      <Cluster>
        <Button tone="line" size="s" onClick={happened.open}>
          It went back
        </Button>
        <Button tone="line" size="s" onClick={notHappened.open}>
          It did not
        </Button>
      </Cluster>
      <ConfirmModal
        modal={happened}
        title="The money went back?"
        action="Yes, it went back"
        busyLabel="Noting"
        onConfirm={() => note(true)}
      >
        <Text>The order counts as refunded by this sum from now on. This cannot be taken back.</Text>
      </ConfirmModal>
      <ConfirmModal
        modal={notHappened}
        title="Nothing went back?"
        action="Yes, nothing went back"
        busyLabel="Noting"
        onConfirm={() => note(false)}
      >
        <Text>The sum can be refunded once more. This cannot be taken back.</Text>
      </ConfirmModal>
    </Notice>
  );
}
