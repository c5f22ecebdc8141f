import * as z from 'zod';
import { limits } from '../common/limits';
import { optionalPhone } from '../common/phone';
import { email, optionalText, personName, shortText } from '../common/text';
import { volunteerLimits } from './limits';

/** The volunteer form for staff. */
export const volunteer = z.object({
  name: personName,
  email,
  phone: optionalPhone,
  note: optionalText(volunteerLimits.noteMax),
});

export type Volunteer = z.infer<typeof volunteer>;

const hour = 60 * 60_000;

/** The shift form for staff: a task at a place, with start and end. */
export const volunteerShift = z
  .object({
    task: shortText(limits.shortTextMax, 'Please enter the task'),
    place: shortText(limits.shortTextMax, 'Please enter the place'),
    startsAt: z.iso.datetime('Please enter the day and time when it begins'),
    endsAt: z.iso.datetime('Please enter the day and time when it ends'),
    needed: z
      .int('Please enter the number of helpers as a number')
      .min(1, 'A shift takes at least one helper')
      .max(volunteerLimits.neededMax, `This can be at most ${volunteerLimits.neededMax}`),
    note: optionalText(volunteerLimits.noteMax),
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    message: 'This is not after the beginning',
  })
  .refine(
    ({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= volunteerLimits.hoursMax * hour,
    { path: ['endsAt'], message: `A shift lasts at most ${volunteerLimits.hoursMax} hours` },
  );

export type VolunteerShift = z.infer<typeof volunteerShift>;
