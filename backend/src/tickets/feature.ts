import { defineFeature } from '../platform/feature/feature';
import { ticketDoorRouter } from './doors/door.router';
import { ticketHoldRouter } from './holds/hold.router';
import { ticketInterestRouter } from './interest/interest.router';
import { issuedTicketsRouter } from './issued/issued.router';
import { ticketOrderRouter } from './orders/order.router';
import { ticketQueueRouter } from './queue/queue.router';
import { ticketSaleRouter } from './sale/sale.router';
import { promoCodesStaffRouter } from './staff/codes.router';
import { invitationsStaffRouter } from './staff/invitations/invitations.router';
import { ticketOrdersStaffRouter } from './staff/orders.router';
import { ticketStockStaffRouter } from './staff/stock.router';
import { ticketWaitingRouter } from './waiting/waiting.router';
import { ticketOffer } from '@school/shared/tickets';
import { reminderEffects } from '../platform/reminders/reminderEffects';
import { eveningReminder } from './mails/eveningReminder';
import { mailEffects } from './mails/ticketHandlers';
import { ticketEffects } from './orders/ticketEffects';
import { refundKind } from './refunds/queueRefund';
import { refundHandler } from './refunds/sendRefund';
import { stockMeasure } from './sale/stockMeasure';
import { readOffer } from './sale/readOffer';
import { createLiveDoors } from './doors/doorNews';
import { startSweeper } from './holds/startSweeper';
import { createLiveAvailability } from './sale/availability';
import { createLiveTicketStats } from './staff/stats';
import { followGooglePasses } from './google-wallet/followGooglePasses';
import { googleWalletRouter } from './google-wallet/googleWallet.router';
import { tellGoogleHandler, tellGoogleKind } from './google-wallet/tellGoogle';
import { following } from './wallet/following';
import { followTickets } from './wallet/followTickets';
import { tellPhoneHandler, tellPhoneKind } from './wallet/tellPhoneEffect';
import { ticketWalletRouter } from './wallet/wallet.router';
import { tables } from './tables';
import { records } from './ticketRecords';
import { retention } from './ticketRetention';
import { audiences, changes } from './operations';
import { stored } from './stored';

export const ticketsFeature = defineFeature({
  folder: 'tickets',
  routers: [
    ticketSaleRouter,
    ticketHoldRouter,
    ticketQueueRouter,
    ticketOrderRouter,
    issuedTicketsRouter,
    ticketWalletRouter,
    googleWalletRouter,
    ticketWaitingRouter,
    ticketInterestRouter,
    ticketStockStaffRouter,
    promoCodesStaffRouter,
    invitationsStaffRouter,
    ticketOrdersStaffRouter,
    ticketDoorRouter,
  ],
  withoutPeriod: {
    listPromoCodes: 'what is set up, as it is now',
    listTicketSales: 'what is set up, as it is now',
    listTicketTypes: 'what is set up, as it is now',
    getCheckIns: 'one plan or one event as a whole',
    getDoorList: 'one plan or one event as a whole',
    getTicketStats: 'one plan or one event as a whole',
    listCheckInConflicts: 'one plan or one event as a whole',
    listStaffSeats: 'one plan or one event as a whole',
  },
  audiences,
  changes,
  effects: {
    ...mailEffects,
    ...reminderEffects([eveningReminder]),
    [tellPhoneKind]: { label: 'Tell a phone that a ticket has changed', handle: tellPhoneHandler },
    [tellGoogleKind]: { label: 'Tell Google Wallet that a ticket has changed', handle: tellGoogleHandler },
    [refundKind]: { label: 'Send the price of tickets back', handle: refundHandler },
  },
  reminders: [eveningReminder],
  orderEffects: { tickets: ticketEffects },
  published: { [ticketOffer.path]: readOffer },
  provides: {
    liveAvailability: ({ database, live, ...context }) => createLiveAvailability(database, context, live),
    liveTicketStats: ({ database, live, ...context }) => createLiveTicketStats(database, context, live),
    liveDoors: ({ database, log, live }) => createLiveDoors(database, log, live),
  },
  rounds: [startSweeper, following(followTickets, followGooglePasses)],
  measures: [stockMeasure],
  stored,
  tables,
  records,
  retention,
});
