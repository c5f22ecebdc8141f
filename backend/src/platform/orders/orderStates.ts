import type { orders } from '../db/schema';

export type Order = typeof orders.$inferSelect;
export type OrderState = Order['state'];
export type OrderKind = Order['kind'];

/**
 * The possible transitions of an order. Late payments are always accepted, and only a full refund ends a paid order.
 */
export const orderMoves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['pending', 'paid', 'failed', 'expired'],
  pending: ['paid', 'failed', 'expired'],
  failed: ['created', 'pending', 'paid'],
  expired: ['created', 'pending', 'paid'],
  paid: ['refunded'],
  refunded: [],
};

export const canMove = (from: OrderState, to: OrderState): boolean => orderMoves[from].includes(to);
