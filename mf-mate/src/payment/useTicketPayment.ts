import { codeOfApiError } from '@school/shared/api';
import { usePayment } from '@school/shared/checkout';
import { useApiMutation } from '@school/shared/form';
import type { TicketBuyer } from '../api';
import type { Purchase } from '../purchase/purchase';
import type { usePurchase } from '../purchase/usePurchase';

interface Options {
  /** The token of the hold. */
  readonly token: string;
  readonly purchase: Purchase;
  readonly update: ReturnType<typeof usePurchase>['update'];
  /** The hold reports a pending payment. */
  readonly isPending: boolean;
  /** Reloads the hold, which has the tickets as soon as they are paid. */
  readonly ask: () => void;
}

/** Pays an order. The hold then shows the tickets. */
export function useTicketPayment({ token, purchase, update, isPending, ask }: Options) {
  const start = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.startTicketOrder));
  const confirm = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.confirmPayment));

  return usePayment<TicketBuyer>({
    record: purchase.payment,
    keep: (record) => update({ payment: record }),
    isPending,
    start: async (ticketBuyer) => {
      const { order, checkout } = await start({ 'hold-token': token, ticketBuyer }).catch(
        (failure: unknown) => {
          // Another window may have chosen other tickets. The page must show the current hold before it is
          // paid.
          if (codeOfApiError(failure) === 'total_changed') ask();
          throw failure;
        },
      );
      return { checkout, answer: order };
    },
    confirm: (paymentClaim) => confirm({ paymentClaim }),
    onAnswer: ask,
    onPaid: ask,
  });
}

export type TicketPayment = ReturnType<typeof useTicketPayment>;
