import * as z from 'zod';
import { limits } from '../common/limits';
import { phone } from '../common/phone';
import { email, optionalShortText, optionalText, shortText } from '../common/text';
import { trapFields } from '../common/trap';
import { instrumentIds, lessonVenues } from '../lessons/lessonOptions';
import { referralCode } from '../referral-link/referralLink';
import { musicStudyLimits } from './limits';

/** Identifies a teacher's available half hour. */
const time = z.uuid('Please choose a time');

/** The booking form for a trial lesson, for oneself or a child. */
export const trialBooking = z.object({
  time,
  /** The pupil. */
  student: shortText(limits.nameMax, 'Please enter the name of the person who will play'),
  /** A child's guardian. */
  guardian: optionalShortText(limits.nameMax),
  email,
  phone,
  message: optionalText(musicStudyLimits.messageMax),
  from: referralCode.optional(),
  ...trapFields,
});

export type TrialBooking = z.infer<typeof trialBooking>;

/** The new time of a trial lesson. */
export const trialMove = z.object({ time });

const clock = (message: string) => z.string(message).regex(/^([01]\d|2[0-3]):(00|30)$/, message);

/** A teacher's available period on a day. */
export const trialTimes = z
  .object({
    instrument: z.enum(instrumentIds, 'Please choose an instrument'),
    /** The key of the teacher's record. */
    teacher: z.uuid('Please choose a teacher'),
    venue: z.enum(lessonVenues, 'Please choose a venue'),
    date: z.iso.date('Please enter a day'),
    from: clock('Please enter a whole or half hour, such as 15:30'),
    to: clock('Please enter a whole or half hour, such as 17:00'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'This is not after the beginning' });

export type TrialTimes = z.infer<typeof trialTimes>;
