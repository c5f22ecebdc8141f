import { useShell } from '@school/shared';
import { messageOfApiError, useSettleRefundMutation, type Refund } from '@school/shared/api';
import { Button, Cluster, Money, Notice } from '@school/shared/ui';

/** A refund that nobody answered: somebody looks at the payment service's own pages, and says what became of it. */
export function RefundOutcome({ refund }: { readonly refund: Pick<Refund, 'id' | 'amount'> }) {
  const { toast } = useShell();
  const [settle, { isLoading }] = useSettleRefundMutation();

  const say = async (happened: boolean) => {
    try {
      await settle({ refundId: refund.id, refundOutcome: { happened } }).unwrap();
      toast.add(happened ? 'Noted: it went back.' : 'Noted: nothing went back.', { type: 'success' });
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
        <Button tone="line" size="s" busy={isLoading} onClick={() => void say(true)}>
          It went back
        </Button>
        <Button tone="line" size="s" busy={isLoading} onClick={() => void say(false)}>
          It did not
        </Button>
      </Cluster>
    </Notice>
  );
}
