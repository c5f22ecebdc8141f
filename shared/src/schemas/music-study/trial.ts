import * as z from 'zod';
import { limits } from '../common/limits';
import { phone } from '../common/phone';
import { email, optionalShortText, optionalText, shortText } from '../common/text';
import { trapFields } from '../common/trap';
import { instrumentIds, lessonVenues } from '../lessons/lessonOptions';
import { referralCode } from '../referral-link/referralLink';
import { musicStudyLimits } from './limits';

/** Names a free half hour of a teacher. */
const time = z.uuid('Please choose a time');

/** What a person fills in to have a trial lesson, for themselves or for a child. */
export const trialBooking = z.object({
  time,
  /** Who plays. */
  student: shortText(limits.nameMax, 'Please give the name of the person who will play'),
  /** Who answers for a child. */
  guardian: optionalShortText(limits.nameMax),
  email,
  phone,
  message: optionalText(musicStudyLimits.messageMax),
  from: referralCode.optional(),
  ...trapFields,
});

export type TrialBooking = z.infer<typeof trialBooking>;

/** The time that a trial lesson is moved to. */
export const trialMove = z.object({ time });

const clock = (message: string) => z.string(message).regex(/^([01]\d|2[0-3]):(00|30)$/, message);

/** What staff fill in: from when to when a teacher is free on a day. */
export const trialTimes = z
  .object({
    instrument: z.enum(instrumentIds, 'Please choose an instrument'),
    /** The key of the teacher's record. */
    teacher: z.uuid('Please choose a teacher'),
    venue: z.enum(lessonVenues, 'Please choose a venue'),
    date: z.iso.date('Please give a day'),
    from: clock('Please give a whole or half hour, such as 15:30'),
    to: clock('Please give a whole or half hour, such as 17:00'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'This is not after the beginning' });

export type TrialTimes = z.infer<typeof trialTimes>;
