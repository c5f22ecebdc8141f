import { useState } from 'react';
import { usePriceTicketHoldMutation, type TicketPrice, type TicketHold } from '../api';

/** What a hold costs, with the promo code that was used last. Only the API knows prices and codes. */
export function usePrice(token: string, hold: TicketHold) {
  const [ask, { isLoading }] = usePriceTicketHoldMutation();
  const [reckoned, setReckoned] = useState<{ readonly lines: string; readonly price: TicketPrice }>();
  const lines = JSON.stringify(hold.lines);
  // Of other tickets, what was reckoned for those before is worth nothing.
  const price = reckoned?.lines === lines ? reckoned.price : undefined;

  /** @throws what the API client throws, such as a refusal at `promoCode` */
  async function reckon(promoCode: string): Promise<TicketPrice> {
    const answer = await ask({
      'hold-token': token,
      ticketPriceQuestion: { ...(promoCode.trim() && { promoCode: promoCode.trim() }) },
    }).unwrap();
    setReckoned({ lines, price: answer });
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

export type Price = ReturnType<typeof usePrice>;
