import { seatId } from '@school/shared/schemas/tickets';
import * as z from 'zod';

/** The seat that a ticket moves to, in any writing. */
export const seatChange = z.object({
  seat: z
    .string()
    .transform((typed) => typed.trim().toUpperCase())
    .pipe(seatId),
});

export type SeatFields = z.input<typeof seatChange>;
export type SeatChange = z.output<typeof seatChange>;
