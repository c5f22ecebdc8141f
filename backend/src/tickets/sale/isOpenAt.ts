import type { ticketSales } from '../../db/schema';

export type TicketSale = typeof ticketSales.$inferSelect;

/** Whether tickets can be bought: staff have opened the sale, and the time is between those that they set. */
export const isOpenAt = ({ isOpen, opensAt, closesAt }: TicketSale, now: Date): boolean =>
  isOpen && (opensAt === null || opensAt <= now) && (closesAt === null || now < closesAt);
