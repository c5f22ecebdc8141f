import { instruments } from '@school/shared/competition';
import { freeText } from '@school/shared/schemas/common';
import * as z from 'zod';

export const jurorGiven = z.object({
  name: freeText(120, 'Please enter a name'),
  instruments: z.array(z.enum(instruments)),
});

export type JurorFields = z.input<typeof jurorGiven>;
export type JurorGiven = z.output<typeof jurorGiven>;
