import { z } from 'zod';
import { declareContent, line, oneOf, paragraph, type DeclaredContent } from '../content/declare';
import { reminders, type ReminderName } from '.';

const about: Readonly<Record<ReminderName, readonly [title: string, about: string]>> = {
  evening: ['Reminder: MATE 2025', 'The email to all who have tickets, before the concert.'],
  trial: ['Reminder: trial lesson', 'The email to a family, before their trial lesson.'],
  audition: ['Reminder: audition', 'The email to a competitor and their guardian, before the audition.'],
  consent: ['Reminder: missing consent', 'The email to a guardian, before the link to give consent ends.'],
  fee: ['Reminder: unpaid entry fee', 'The email to a competitor, before entries close.'],
};

/** Declares the text of a reminder for the app that lists it and for the API. */
export const declaredReminder = (name: ReminderName): DeclaredContent =>
  declareContent(reminders[name], {
    shownOn: [],
    title: about[name][0],
    about: about[name][1],
    schema: z.object({
      sent: oneOf('Send these reminders', { yes: 'Yes', no: 'No' }),
      hours: z.int().min(1).max(720).meta({
        title: 'Hours before',
        description:
          'From 1 to 720. A reminder that is delayed to less than half of this time is not sent any more.',
        words: 'A number of hours from 1 to 720',
      }),
      subject: line('Subject', { max: 100, help: 'The day and time are added.' }),
      text: paragraph('Text', {
        max: 2000,
        help: 'An empty line begins a paragraph. The day, the place and the links are added below.',
      }),
    }),
  });
