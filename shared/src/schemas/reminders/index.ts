import * as z from 'zod';
import { phone } from '../common';

/** The number for reminders by text message. */
export const textReminders = z.object({ phone });
