import type { musicStudyRegistrations } from '../platform/db/schema';
import { acknowledgement } from '../platform/mail/acknowledgement';
import type { Fact, Message } from '../platform/mail/message';
import {
  categoryLabels,
  classTypeLabels,
  gradeLabels,
  instrumentLabels,
  levelLabels,
  modeLabels,
  programmeLabels,
  venueLabels,
} from '@school/shared/schemas/lessons';
import { timesLabel } from './timesLabel';

type Registration = typeof musicStudyRegistrations.$inferSelect;

export const toFamily = (registration: Registration): Message =>
  acknowledgement({
    subject: `Your registration for ${nameOf(registration)}: ${registration.reference}`,
    heading: 'We have your registration',
    reference: registration.reference,
    facts: chosenFacts(registration),
    next: [
      `Thank you for registering for ${nameOf(registration)} lessons. The registrar writes or calls within two working days, with the fee and a free trial lesson. A place is yours once you have agreed to both.`,
    ],
  });

export const toStaff = (registration: Registration): Message => ({
  subject: `Registration ${registration.reference}: ${instrumentLabels[registration.instrument]}, ${registration.student}`,
  replyTo: registration.email,
  blocks: [
    { heading: 'A registration for music study' },
    {
      facts: [
        { label: 'Reference', value: registration.reference },
        ...factsOf(registration),
        { label: 'Email', value: registration.email },
        { label: 'Phone', value: registration.phone },
      ],
    },
    ...quoteOf(registration),
    {
      text: 'An answer is due within two working days. If you reply to this email, your answer goes to the person who registered.',
    },
  ],
});

const nameOf = ({ instrument }: Registration) => instrumentLabels[instrument].toLowerCase();

const factsOf = (registration: Registration): Fact[] => [
  { label: 'Student', value: registration.student },
  ...(registration.guardian ? [{ label: 'Parent or guardian', value: registration.guardian }] : []),
  ...chosenFacts(registration),
];

/** Values chosen from our lists. */
const chosenFacts = (registration: Registration): Fact[] => {
  const { instrument, programme, level, grade, category, classType, mode, venue, times } = registration;
  return [
    { label: 'Instrument', value: instrumentLabels[instrument] },
    { label: 'Programme', value: programmeLabels[programme] },
    { label: 'Level', value: levelLabels[level] },
    ...(grade ? [{ label: 'Grade', value: gradeLabels[grade] }] : []),
    { label: 'Category', value: categoryLabels[category] },
    { label: 'Class type', value: classTypeLabels[classType] },
    { label: 'Mode of study', value: modeLabels[mode] },
    { label: 'Branch', value: venueLabels[venue] },
    { label: 'Times that suit', value: timesLabel(times) },
  ];
};

const quoteOf = ({ message }: Registration) => (message ? [{ quote: message }] : []);
