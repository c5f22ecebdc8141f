import { newKey, readRefusal } from '@school/shared/form';
import {
  useLazyGetTicketSaleQuery,
  usePutTicketHoldMutation,
  useReleaseTicketHoldMutation,
  type TicketHold,
  type TicketSelection,
} from '../api';
import { codeOfApiError } from '@school/shared/api';
import { useStoredPlace } from '../queue/useStoredPlace';
import type { Purchase } from '../purchase/purchase';
import type { usePurchase } from '../purchase/usePurchase';

type Items = TicketSelection['items'];

interface Options {
  readonly sale: TicketSelection['sale'];
  readonly purchase: Purchase;
  readonly update: ReturnType<typeof usePurchase>['update'];
  /** The current hold is an offer, which stays for the link in its mail. */
  readonly isOffer?: boolean | undefined;
}

/**
 * Asks the API to hold a selection. A hold that can no longer be changed is released first, because the
 * selection may include its seats. Needs the store.
 */
export function useHoldSeats({ sale, purchase, update, isOffer = false }: Options) {
  const [put, { isLoading }] = usePutTicketHoldMutation();
  const [release] = useReleaseTicketHoldMutation();
  const [, , readPlace] = useStoredPlace();
  const [askSale] = useLazyGetTicketSaleQuery();

  async function putWith(token: string, items: Items): Promise<TicketHold> {
    // Stored before the request, so that a retry after a lost response is the same hold.
    if (token !== purchase.holdToken) update({ nextToken: token });
    const ticketSelection = { sale, items, ...(purchase.code && { code: purchase.code }) };
    const place = readPlace();
    const headers = { 'hold-token': token, ...(place !== undefined && { 'queue-key': place }) };
    const hold = await put({ ...headers, ticketSelection }).unwrap();
    update({ holdToken: token, nextToken: undefined });
    return hold;
  }

  async function letGo(token: string): Promise<void> {
    try {
      await release({ 'hold-token': token }).unwrap();
    } catch (failure) {
      if (codeOfApiError(failure) !== 'not_found') throw failure;
    }
  }

  /** @throws the error of the API client, such as a rejection while a payment of the hold is pending */
  async function holdSeats(items: Items): Promise<TicketHold> {
    const { holdToken, nextToken } = purchase;
    try {
      return await putWith(holdToken ?? nextToken ?? newKey(), items);
    } catch (failure) {
      const refused = readRefusal(failure)?.fields.map(({ field }) => field);
      // Staff began a waiting room after this page was opened, which shows it once it knows.
      if (refused?.includes('queue')) void askSale({ sale });
      if (!refused?.includes('hold')) throw failure;
      if (holdToken !== undefined && !isOffer) await letGo(holdToken);
      return putWith(newKey(), items);
    }
  }

  return { holdSeats, isHolding: isLoading };
}
