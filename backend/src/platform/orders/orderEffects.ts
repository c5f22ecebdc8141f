import type { Settings } from '../config/settings';
import type { ServiceContext } from '../db/context';
import type { Order } from './orderStates';

export interface EffectsContext extends ServiceContext {
  settings: Pick<Settings, 'mail' | 'siteOrigins'>;
}

/** Money that went back. In pesewas. */
export interface GivenBack {
  refundId: string;
  amount: number;
  /** What is kept of the order's own amount, before and after; a surplus goes back first. */
  keptBefore: number;
  keptAfter: number;
}

/** What a kind of order does when money moves: all of it in the transaction in which the order changes. */
export interface OrderEffects {
  paid(context: EffectsContext, order: Order): Promise<void>;
  refunded(context: EffectsContext, order: Order, back: GivenBack): Promise<void>;
}

/** What is kept of an order's own amount, in pesewas. */
export const keptOf = ({ amount, paid, refunded }: Pick<Order, 'amount' | 'paid' | 'refunded'>): number =>
  Math.min(amount, paid - refunded);

/** What went back of a paid order's own amount, in pesewas: a surplus that went back is none of it. */
export const givenBackOf = (order: Pick<Order, 'amount' | 'paid' | 'refunded'>): number =>
  order.amount - keptOf(order);
