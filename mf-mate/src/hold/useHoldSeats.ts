import { newKey, readRefusal } from '@school/shared/form';
import { usePutTicketHoldMutation, type TicketHold, type TicketSelection } from '../api';
import type { Purchase } from '../purchase/purchase';
import type { usePurchase } from '../purchase/usePurchase';

type Items = TicketSelection['items'];

interface Options {
  readonly sale: TicketSelection['sale'];
  readonly purchase: Purchase;
  readonly update: ReturnType<typeof usePurchase>['update'];
}

/** Asks the API to hold a selection. A hold that is over or paid makes room for a new one. Needs the store. */
export function useHoldSeats({ sale, purchase, update }: Options) {
  const [put, { isLoading }] = usePutTicketHoldMutation();

  async function putWith(token: string, items: Items): Promise<TicketHold> {
    // Kept before it is sent: if the answer is lost, the next try is the same hold.
    if (token !== purchase.holdToken) update({ nextToken: token });
    const ticketSelection = { sale, items, ...(purchase.code && { code: purchase.code }) };
    const hold = await put({ 'hold-token': token, ticketSelection }).unwrap();
    update({ holdToken: token, nextToken: undefined });
    return hold;
  }

  /** @throws what the API client throws */
  async function holdSeats(items: Items): Promise<TicketHold> {
    const { holdToken, nextToken } = purchase;
    try {
      return await putWith(holdToken ?? nextToken ?? newKey(), items);
    } catch (failure) {
      const isOver = readRefusal(failure)?.fields.some(({ field }) => field === 'hold') ?? false;
      if (!isOver) throw failure;
      return putWith(newKey(), items);
    }
  }

  return { holdSeats, isHolding: isLoading };
}
