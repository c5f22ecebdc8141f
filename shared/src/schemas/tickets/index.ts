export {
  ticketBuyer,
  ticketMethods,
  ticketName,
  ticketTransfer,
  type TicketBuyer,
  type TicketMethod,
  type TicketTransfer,
} from './buyer';
export { challengeEntry, needsGuardian, type ChallengeEntry } from './challenge';
export { invitationCode, optionalPromoCode, promoCode, ticketCode } from './codes';
export { challengeLimits, ticketLimits } from './limits';
export {
  seatId,
  ticketItem,
  ticketItems,
  ticketQuantity,
  ticketSales,
  ticketSelection,
  type TicketItem,
  type TicketSaleName,
  type TicketSelection,
} from './selection';
export {
  ticketInterest,
  waitingListEntry,
  waitingListLeave,
  type TicketInterest,
  type WaitingListEntry,
} from './waiting';
