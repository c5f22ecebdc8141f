import { defineFeature } from '../platform/feature/feature';
import { ticketDoorRouter } from './doors/door.router';
import { ticketHoldRouter } from './holds/hold.router';
import { ticketInterestRouter } from './interest/interest.router';
import { issuedTicketsRouter } from './issued/issued.router';
import { ticketOrderRouter } from './orders/order.router';
import { ticketSaleRouter } from './sale/sale.router';
import { promoCodesStaffRouter } from './staff/codes.router';
import { invitationsStaffRouter } from './staff/invitations/invitations.router';
import { ticketOrdersStaffRouter } from './staff/orders.router';
import { ticketStockStaffRouter } from './staff/stock.router';
import { ticketWaitingRouter } from './waiting/waiting.router';

export const ticketsFeature = defineFeature({
  folder: 'tickets',
  routers: [
    ticketSaleRouter,
    ticketHoldRouter,
    ticketOrderRouter,
    issuedTicketsRouter,
    ticketWaitingRouter,
    ticketInterestRouter,
    ticketStockStaffRouter,
    promoCodesStaffRouter,
    invitationsStaffRouter,
    ticketOrdersStaffRouter,
    ticketDoorRouter,
  ],
});
