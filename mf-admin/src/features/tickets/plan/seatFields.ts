import { optionalText, slug } from '@school/shared/schemas/common';
import * as z from 'zod';

/** Why seats are blocked or freed. */
export const seatsNote = z.object({ note: optionalText(200) });

export type NoteFields = z.input<typeof seatsNote>;
export type Note = z.output<typeof seatsNote>;

/** Another pool. */
export const seatsPool = z.object({ pool: slug });

const place = z.string().transform((typed, context) => {
  const value = /^\d{1,5}([.,]\d)?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : Number.NaN;
  if (Number.isFinite(value)) return value;
  context.addIssue({ code: 'custom', message: 'Please enter a number with at most one decimal' });
  return z.NEVER;
});

/** A place on the plan, in its units; the API knows how large the plan is. */
export const seatPlace = z.object({ x: place, y: place });
