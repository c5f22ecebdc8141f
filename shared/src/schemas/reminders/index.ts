import * as z from 'zod';
import { phone } from '../common';

/** The number for reminders by text message, and whether they come by SMS or by WhatsApp. */
export const textReminders = z.object({
  phone,
  channel: z.enum(['sms', 'whatsapp'], 'Please choose one of these').default('sms'),
});
