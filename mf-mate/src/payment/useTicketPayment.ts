import { codeOfApiError } from '@school/shared/api';
import { usePayment } from '@school/shared/checkout';
import { useApiMutation } from '@school/shared/form';
import type { TicketBuyer } from '../api';
import type { Purchase } from '../purchase/purchase';
import type { usePurchase } from '../purchase/usePurchase';

interface Options {
  /** Of the hold. */
  readonly token: string;
  readonly purchase: Purchase;
  readonly update: ReturnType<typeof usePurchase>['update'];
  /** The hold says that money for it is on its way. */
  readonly isPending: boolean;
  /** Asks for the hold anew: it knows of the tickets as soon as they are paid. */
  readonly ask: () => void;
}

/** The payment of an order. Once it is paid, the hold shows the tickets. */
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
          // Another window may have chosen other tickets: what is held now has to be on the page before it is paid.
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
