import { formatDate } from '@school/shared/format';
import { classTypeLabels, instrumentLabels, modeLabels, venueLabels } from '@school/shared/schemas/lessons';
import type { musicStudyRegistrations } from '../../platform/db/schema';
import type { Fact, Message } from '../../platform/mail/message';
import { describeHour, type Hour } from './describeLesson';

type Registration = typeof musicStudyRegistrations.$inferSelect;

const nameOf = ({ instrument }: Registration) => instrumentLabels[instrument].toLowerCase();

const factsOf = (registration: Registration, lesson: Hour): Fact[] => [
  { label: 'Who learns', value: registration.student },
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
    { heading: 'There is an hour for you' },
    {
      text: 'It is the same hour of each week, and nobody else has it. If it does not suit you after all, answer this mail and we look for another one.',
    },
    { facts: factsOf(registration, lesson) },
  ],
});

/** Writes the family that the lesson was withdrawn. */
export const givenBackMail = (registration: Registration, lesson: Hour, replyTo: string): Message => ({
  subject: `Your ${nameOf(registration)} lessons: the hour is taken back (${registration.reference})`,
  replyTo,
  blocks: [
    { heading: 'This hour is not yours any more' },
    { text: 'We get in touch with you about another one. Questions can be asked by answering this mail.' },
    { facts: factsOf(registration, lesson) },
  ],
});
