import { seatId } from '@school/shared/schemas/tickets';
import * as z from 'zod';

/** The new seat of a ticket, in any spelling. */
export const seatChange = z.object({
  seat: z
    .string()
    .transform((typed) => typed.trim().toUpperCase())
    .pipe(seatId),
});

export type SeatFields = z.input<typeof seatChange>;
export type SeatChange = z.output<typeof seatChange>;
