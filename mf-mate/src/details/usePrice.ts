import { useState } from 'react';
import { usePriceTicketHoldMutation, type TicketPrice, type TicketHold } from '../api';

/** What a hold costs, with the promo code that was used last. Only the API knows prices and codes. */
export function usePrice(token: string, hold: TicketHold) {
  const [ask, { isLoading }] = usePriceTicketHoldMutation();
  const [reckoned, setReckoned] = useState<TicketPrice>();
  // Of other tickets, what was reckoned for those before is worth nothing.
  const price = reckoned && textOf(reckoned.lines) === textOf(hold.lines) ? reckoned : undefined;

  /** @throws what the API client throws, such as a refusal at `promoCode` */
  async function reckon(promoCode: string): Promise<TicketPrice> {
    const answer = await ask({
      'hold-token': token,
      ticketPriceQuestion: { ...(promoCode.trim() && { promoCode: promoCode.trim() }) },
    }).unwrap();
    setReckoned(answer);
    return answer;
  }

  return {
    price,
    /** In pesewas. */
    amount: price?.amount ?? hold.amount,
    isPricing: isLoading,
    reckon,
  };
}

/** Which tickets these are, as far as it decides what they cost. */
const textOf = (lines: TicketHold['lines'] | TicketPrice['lines']): string =>
  lines
    .map(({ type, quantity, price }) => `${type} ${quantity} ${price}`)
    .sort()
    .join();

export type Price = ReturnType<typeof usePrice>;
