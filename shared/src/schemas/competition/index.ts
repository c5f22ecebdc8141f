export { competitionLimits } from './limits';
export { slotId, slotWaiting, slotWaitingLeave, slotWish, type SlotWaiting, type SlotWish } from './slots';
