import { optionalText, slug } from '@school/shared/schemas/common';
import * as z from 'zod';

export const seatsNote = z.object({ note: optionalText(200) });

export type NoteFields = z.input<typeof seatsNote>;
export type Note = z.output<typeof seatsNote>;

export const seatsPool = z.object({ pool: slug });

const place = z.string().transform((typed, context) => {
  const value = /^\d{1,5}([.,]\d)?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : Number.NaN;
  if (Number.isFinite(value)) return value;
  context.addIssue({ code: 'custom', message: 'Please enter a number with at most one decimal' });
  return z.NEVER;
});

/** A position in the plan's units. The API checks that it is within the plan. */
export const seatPlace = z.object({ x: place, y: place });
