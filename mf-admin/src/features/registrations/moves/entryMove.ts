import { freeText, optionalText } from '@school/shared/schemas/common';
import * as z from 'zod';
import type { EntryMoveName } from '../api';

const REASON_MAX = 2000;
const PLACES: readonly string[] = ['1', '2', '3'];

/** Parses the form of a move into the API's request. */
export const entryMove = (move: EntryMoveName) =>
  z.object({
    reason: reasonSchema(move),
    place: placeOf(move),
    refund: z.enum(['back', 'kept', '']).transform((choice) => choice === 'back'),
  });

const reasonSchema = (move: EntryMoveName): z.ZodType<string | undefined, string | undefined> =>
  move === 'return' ? freeText(REASON_MAX, 'Please enter what has to be changed.') : optionalText(REASON_MAX);

const placeOf = (move: EntryMoveName): z.ZodType<number | undefined, string> =>
  move === 'place'
    ? z
        .string()
        .refine((place) => PLACES.includes(place), 'Please choose a place')
        .transform(Number)
    : z.string().transform(() => undefined);

export type EntryMoveFields = z.input<ReturnType<typeof entryMove>>;
export type EntryMoveRequest = z.output<ReturnType<typeof entryMove>>;
