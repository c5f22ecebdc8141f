import { formatDate } from '@school/shared/format';
import { classTypeLabels, instrumentLabels, modeLabels, venueLabels } from '@school/shared/schemas/lessons';
import type { musicStudyRegistrations } from '../../platform/db/schema';
import type { Fact, Message } from '../../platform/mail/message';
import { describeHour, type Hour } from './describeLesson';

type Registration = typeof musicStudyRegistrations.$inferSelect;

const nameOf = ({ instrument }: Registration) => instrumentLabels[instrument].toLowerCase();

const factsOf = (registration: Registration, lesson: Hour): Fact[] => [
  { label: 'Student', value: registration.student },
  { label: 'When', value: `${describeHour(lesson)} (Ghana time)` },
  { label: 'First lesson', value: formatDate(lesson.startsAt) },
  { label: 'Teacher', value: lesson.teacher },
  { label: 'Where', value: registration.mode === 'online' ? modeLabels.online : venueLabels[lesson.venue] },
  { label: 'Class', value: classTypeLabels[registration.classType] },
  { label: 'Reference', value: registration.reference },
];

/** Writes the family about their lesson. @param replyTo where an answer goes */
export const placedMail = (registration: Registration, lesson: Hour, replyTo: string): Message => ({
  subject: `Your ${nameOf(registration)} lessons: ${describeHour(lesson)} (${registration.reference})`,
  replyTo,
  blocks: [
    { heading: 'We have a lesson time for you' },
    {
      text: 'Your lesson is at the same time every week. If this time does not suit you, reply to this email and we will find another one.',
    },
    { facts: factsOf(registration, lesson) },
  ],
});

/** Writes the family that the lesson was withdrawn. */
export const givenBackMail = (registration: Registration, lesson: Hour, replyTo: string): Message => ({
  subject: `Your ${nameOf(registration)} lessons: your lesson time is cancelled (${registration.reference})`,
  replyTo,
  blocks: [
    { heading: 'Your lesson time is cancelled' },
    { text: 'We will write to you about another time. If you have questions, reply to this email.' },
    { facts: factsOf(registration, lesson) },
  ],
});
