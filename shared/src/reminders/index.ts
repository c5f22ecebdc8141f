// Mails that remind people of what is near, as staff edit them among the texts of the site.
import { contentDocument } from '../content';

export interface ReminderTexts {
  /** Whether reminders of this kind are sent. */
  readonly sent: 'yes' | 'no';
  /** How long before its time a reminder is sent. */
  readonly hours: number;
  /** The day is added to it. */
  readonly subject: string;
  /** Its paragraphs. What the reminder is about, and its links, are added to them. */
  readonly text: string;
}

/** Each kind has a document of its own, so that two people can edit two of them. */
export const reminders = {
  evening: contentDocument<ReminderTexts>('/content/shared/reminder-evening', {
    sent: 'yes',
    hours: 48,
    subject: 'Your tickets for MATE 2025',
    text: 'The evening is near. Please bring your tickets: print them, or show them on your phone at the door.',
  }),
  trial: contentDocument<ReminderTexts>('/content/shared/reminder-trial', {
    sent: 'yes',
    hours: 24,
    subject: 'Your trial lesson',
    text: 'This is a reminder of your trial lesson. There is an instrument in the room, so you need not bring one.\n\nIf you cannot come, please cancel the lesson, so that another person can have the time.',
  }),
  audition: contentDocument<ReminderTexts>('/content/shared/reminder-audition', {
    sent: 'yes',
    hours: 48,
    subject: 'Your audition',
    text: 'This is a reminder of your audition. Please be at the door fifteen minutes early. The judges call you by your entry number.',
  }),
  consent: contentDocument<ReminderTexts>('/content/shared/reminder-consent', {
    sent: 'yes',
    hours: 96,
    subject: 'We still need your consent',
    text: 'You are named as parent or guardian in an entry for the Music Competition. We cannot accept the entry without your consent.\n\nIf you do not know of this entry, you need not do anything.',
  }),
  fee: contentDocument<ReminderTexts>('/content/shared/reminder-fee', {
    sent: 'yes',
    hours: 72,
    subject: 'Your entry fee is not paid yet',
    text: 'We have your entry for the Music Competition, but it does not count until its fee is paid. Please pay it before entries close.',
  }),
} as const;

export type ReminderName = keyof typeof reminders;
