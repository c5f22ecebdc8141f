import * as z from 'zod';
import { personName } from '../common/text';
import { instrumentIds, lessonVenues } from '../lessons/lessonOptions';

/** The teacher form for staff. */
export const teacher = z.object({
  name: personName,
  instruments: z
    .array(z.enum(instrumentIds, 'Please choose instruments from the list'), 'Please choose an instrument')
    .min(1, 'Please choose at least one instrument')
    .max(instrumentIds.length, 'Please choose each instrument once'),
  venues: z
    .array(z.enum(lessonVenues, 'Please choose venues from the list'), 'Please choose a venue')
    .min(1, 'Please choose at least one venue')
    .max(lessonVenues.length, 'Please choose each venue once'),
});

export type Teacher = z.infer<typeof teacher>;
