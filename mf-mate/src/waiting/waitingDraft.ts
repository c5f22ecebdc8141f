import { waitingListEntry } from '@school/shared/schemas/tickets';
import { z } from 'zod';

/** The values of the fields. */
export interface WaitingFields {
  quantity: string;
  name: string;
  email: string;
  leaveEmpty: string;
}

/** The schema of the API over typed values. */
export const waitingDraft = (type: string) =>
  z
    .custom<WaitingFields>()
    .transform((typed): z.input<typeof waitingListEntry> => ({
      ...typed,
      type,
      quantity: Number(typed.quantity),
    }))
    .pipe(waitingListEntry);
