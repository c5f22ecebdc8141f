import type { ticketSales } from '../../db/schema';

export { isOpenAt } from '../../core/isOpenAt';

export type TicketSale = typeof ticketSales.$inferSelect;
