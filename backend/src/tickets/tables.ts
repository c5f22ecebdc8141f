import {
  hallBlocks,
  hallPlan,
  hallSeats,
  ticketHolds,
  ticketInterests,
  ticketInvitations,
  ticketOrders,
  ticketPromoCodes,
  tickets,
  ticketSales,
  ticketScans,
  ticketTypes,
  ticketWaiting,
} from '../platform/db/schema';
import type { FeatureTable } from '../platform/feature/feature';

export const tables: readonly FeatureTable[] = [
  { table: hallPlan, ofNobody: 'the plan of the hall', unrecorded: 'is changed with its seats' },
  {
    table: hallBlocks,
    ofNobody: 'the plan of the hall',
    unrecorded: 'is changed with its seats',
    soundsPersonal: ['name'],
  },
  { table: hallSeats, ofNobody: 'the plan of the hall', row: 'Seat' },
  { table: ticketSales, ofNobody: 'when sales are open', row: 'Ticket sale', soundsPersonal: ['name'] },
  { table: ticketTypes, ofNobody: 'what can be bought', row: 'Ticket type', soundsPersonal: ['name'] },
  { table: ticketHolds, kind: 'tickets', row: 'Hold of tickets' },
  { table: ticketOrders, kind: 'payments', row: 'Ticket order' },
  { table: tickets, kind: 'tickets', row: 'Ticket' },
  { table: ticketScans, kind: 'tickets', row: 'Scan' },
  { table: ticketWaiting, kind: 'tickets', row: 'Place on the waiting list' },
  { table: ticketInterests, kind: 'tickets', unrecorded: 'is not shown to anyone' },
  { table: ticketInvitations, kind: 'tickets', row: 'Invitation' },
  { table: ticketPromoCodes, kind: 'tickets', row: 'Promo code', unsearched: 'codes of the school' },
];
