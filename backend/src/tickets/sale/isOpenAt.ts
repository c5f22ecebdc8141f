import type { ticketSales } from '../../platform/db/schema';

export { isOpenAt } from '../../platform/core/isOpenAt';

export type TicketSale = typeof ticketSales.$inferSelect;
