import { slotId } from '@school/shared/schemas/competition';
import * as z from 'zod';

/** The form for the audition time, with its own message when none is chosen. */
export const slotDraft = z.object({
  slot: z.string().min(1, { message: 'Please choose a time', abort: true }).pipe(slotId),
});
