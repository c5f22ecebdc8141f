import { waitingListEntry } from '@school/shared/schemas/tickets';
import { z } from 'zod';

/** What stands in the fields. */
export interface WaitingFields {
  quantity: string;
  name: string;
  email: string;
  leaveEmpty: string;
}

/** The API's own schema over what is typed. */
export const waitingDraft = (type: string) =>
  z
    .custom<WaitingFields>()
    .transform((typed): z.input<typeof waitingListEntry> => ({
      ...typed,
      type,
      quantity: Number(typed.quantity),
    }))
    .pipe(waitingListEntry);
