import { useState } from 'react';
import { usePriceTicketHoldMutation, type TicketPrice, type TicketHold } from '../api';

/** Returns the price of a hold with the last promo code. Only the API has prices and codes. */
export function usePrice(token: string, hold: TicketHold) {
  const [ask, { isLoading }] = usePriceTicketHoldMutation();
  const [reckoned, setReckoned] = useState<TicketPrice>();
  // A price of other tickets is obsolete.
  const price = reckoned && textOf(reckoned.lines) === textOf(hold.lines) ? reckoned : undefined;

  /** @throws the error of the API client, such as a rejected `promoCode` */
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

/** Identifies the tickets for the comparison of prices. */
const textOf = (lines: TicketHold['lines'] | TicketPrice['lines']): string =>
  lines
    .map(({ type, quantity, price }) => `${type} ${quantity} ${price}`)
    .sort()
    .join();

export type Price = ReturnType<typeof usePrice>;
