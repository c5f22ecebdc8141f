import * as z from 'zod';
import { email, personName, programText } from '../common/text';
import { trapFields } from '../common/trap';

/** Names an audition slot: its day and when it begins, '2025-10-11-0900'. */
export const slotId = programText(20).regex(/^\d{4}-\d{2}-\d{2}-\d{4}$/, 'There is no such time');

/** The slot that somebody would like to hold. */
export const slotWish = z.object({ slot: slotId });

export type SlotWish = z.infer<typeof slotWish>;

/** What somebody fills in who waits for an audition slot while all are taken. */
export const slotWaiting = z.object({ name: personName, email, ...trapFields });

export type SlotWaiting = z.infer<typeof slotWaiting>;

/** The way out of the waiting list, by the link of its mail. */
export const slotWaitingLeave = z.object({ token: programText(200).min(1) });
