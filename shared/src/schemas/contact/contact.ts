import * as z from 'zod';
import { contactLimits } from './limits';
import { optionalPhone } from '../common/phone';
import { referralCode } from '../referral-link/referralLink';
import { email, freeText, personName } from '../common/text';
import { trapFields } from '../common/trap';

/** Topics of the contact form. */
export const contactTopics = [
  'trial_lesson',
  'lessons',
  'bursary',
  'events',
  'giving',
  'something_else',
] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** The contact form. */
export const contactMessage = z.object({
  topic: z.enum(contactTopics, 'Please choose what it is about'),
  name: personName,
  email,
  phone: optionalPhone,
  message: freeText(contactLimits.messageMax, 'Please write your message'),
  from: referralCode.optional(),
  ...trapFields,
});

export type ContactMessage = z.infer<typeof contactMessage>;
