import { competitionLimits } from '@school/shared/schemas/competition';
import { constraintOf } from '../../platform/db/constraintOf';
import { auditionWaiting } from '../../platform/db/schema';
import type { WaitingList } from '../../platform/holds/waitingList';
import { queueCompetitionMail } from '../mail-queue/queueCompetitionMail';
import { slotHolding } from '../slotHolding';

const takenKeys = ['audition_bookings_slot_taken_key', 'audition_bookings_entry_key'];

/** The waiting list for audition slots while all are taken. */
export const slotWaitingList: WaitingList<typeof auditionWaiting> = {
  table: auditionWaiting,
  holding: slotHolding,
  name: 'audition',
  offerMs: competitionLimits.offerHours * 60 * 60_000,
  holdId: auditionWaiting.bookingId,
  offered: (bookingId) => ({ bookingId }),
  used: 'taken',
  queueMail: queueCompetitionMail,
  // A competitor who took the slot at this moment keeps it.
  isRefusal: (error) => takenKeys.includes(constraintOf(error) ?? ''),
};
