import type { ticketSales } from '../../platform/db/schema';

export { isOpenAt } from '../../platform/core/isOpenAt';

export type TicketSale = typeof ticketSales.$inferSelect;

/** Returns whether a sale has a waiting room at a time. */
export const hasQueueAt = ({ queuePerMinute, closesAt }: TicketSale, now: Date): boolean =>
  queuePerMinute !== null && (closesAt === null || now < closesAt);
