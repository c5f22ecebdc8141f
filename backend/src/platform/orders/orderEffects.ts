import type { SignedTokens } from '../core/signedTokens';
import type { Settings } from '../config/settings';
import type { ServiceContext } from '../db/context';
import type { Order } from './orderStates';

export interface EffectsContext extends ServiceContext {
  settings: Pick<Settings, 'mail' | 'siteOrigins'>;
  signed: SignedTokens;
}

/** A refund. In pesewas. */
export interface GivenBack {
  refundId: string;
  amount: number;
  /** What remains of the order's own amount, before and after; a surplus is refunded first. */
  netBefore: number;
  netAfter: number;
}

/** What an order was paid by. */
export interface PaidBy {
  /** Charges the same card again; of cards alone. A secret. */
  cardToken?: string | undefined;
  /** The part of the amount that covers the payment service's fee, in pesewas. */
  fee: number;
}

/** What a kind of order does when money moves, in the transaction that changes the order. */
export interface OrderEffects {
  paid(context: EffectsContext, order: Order, by: PaidBy): Promise<void>;
  refunded(context: EffectsContext, order: Order, back: GivenBack): Promise<void>;
}

/** Returns what remains of an order's own amount, in pesewas. */
export const netPaid = ({ amount, paid, refunded }: Pick<Order, 'amount' | 'paid' | 'refunded'>): number =>
  Math.min(amount, paid - refunded);

/** Returns the refunded part of a paid order's own amount, in pesewas, without a refunded surplus. */
export const givenBackOf = (order: Pick<Order, 'amount' | 'paid' | 'refunded'>): number =>
  order.amount - netPaid(order);
