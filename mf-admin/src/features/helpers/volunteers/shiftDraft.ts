import { volunteerLimits, volunteerShift } from '@school/shared/schemas/volunteers';
import * as z from 'zod';
import { typedNumber } from '../../../kit/forms/numbers';
import { utcTime } from '../../../kit/forms/utcTimes';

/** The fields of a shift. */
export interface ShiftDraftFields {
  task: string;
  place: string;
  startsAt: string;
  endsAt: string;
  needed: string;
  note: string;
}

/** An empty time gets the message of the API's schema. */
const shift = volunteerShift as unknown as z.ZodType<
  z.output<typeof volunteerShift>,
  Omit<z.input<typeof volunteerShift>, 'startsAt' | 'endsAt' | 'note'> & {
    startsAt: string | null;
    endsAt: string | null;
    note: string;
  }
>;

/** The fields as the API's request. */
export const shiftDraft = z
  .object({
    task: z.string(),
    place: z.string(),
    startsAt: utcTime,
    endsAt: utcTime,
    needed: typedNumber(1, volunteerLimits.neededMax, 'Please enter the number of volunteers'),
    note: z.string(),
  })
  .pipe(shift);

export type ShiftDraft = z.output<typeof shiftDraft>;
