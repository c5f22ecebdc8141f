import * as z from 'zod';
import { email, personName, programText } from '../common/text';
import { trapFields } from '../common/trap';

/** Identifies an audition slot by its day and start time, '2025-10-11-0900'. */
export const slotId = programText(20).regex(/^\d{4}-\d{2}-\d{2}-\d{4}$/, 'There is no such time');

/** The slot to hold. */
export const slotRequest = z.object({ slot: slotId });

export type SlotRequest = z.infer<typeof slotRequest>;

/** The form to join the waiting list for audition slots. */
export const slotWaiting = z.object({ name: personName, email, ...trapFields });

export type SlotWaiting = z.infer<typeof slotWaiting>;

/** Proves the link that leaves the waiting list. */
export const slotWaitingLeave = z.object({ token: programText(200).min(1) });
