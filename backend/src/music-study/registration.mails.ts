import type { musicStudyRegistrations } from '../db/schema';
import type { Fact, Message } from '../mail/message';
import {
  categoryWords,
  classWords,
  gradeWords,
  instrumentWords,
  levelWords,
  modeWords,
  programmeWords,
  timesInWords,
  venueWords,
} from './labels';

type Registration = typeof musicStudyRegistrations.$inferSelect;

export const toFamily = (registration: Registration): Message => ({
  subject: `Your registration for ${wordOf(registration)}: ${registration.reference}`,
  blocks: [
    { heading: 'Your registration is with us' },
    { text: `Dear ${registration.guardian ?? registration.student},` },
    {
      text: `thank you for registering ${registration.guardian ? registration.student : 'yourself'} for ${wordOf(registration)} lessons. The registrar writes or rings within two working days, with the fee and a first half hour that costs nothing. A place is yours once you have agreed to both.`,
    },
    { facts: [{ label: 'Reference', value: registration.reference }, ...factsOf(registration)] },
    ...quoteOf(registration),
    { text: 'Is something not right? Answer this mail and name the reference.' },
  ],
});

export const toStaff = (registration: Registration): Message => ({
  subject: `Registration ${registration.reference}: ${instrumentWords[registration.instrument]}, ${registration.student}`,
  replyTo: registration.email,
  blocks: [
    { heading: 'A registration for music study' },
    {
      facts: [
        { label: 'Reference', value: registration.reference },
        ...factsOf(registration),
        { label: 'E-mail', value: registration.email },
        { label: 'Phone', value: registration.phone },
      ],
    },
    ...quoteOf(registration),
    { text: 'An answer is due within two working days. It goes to the person who registered.' },
  ],
});

const wordOf = ({ instrument }: Registration) => instrumentWords[instrument].toLowerCase();

const factsOf = (registration: Registration): Fact[] => {
  const { instrument, programme, level, grade, category, classType, mode, venue, times } = registration;
  return [
    { label: 'Who learns', value: registration.student },
    ...(registration.guardian ? [{ label: 'Parent or guardian', value: registration.guardian }] : []),
    { label: 'Instrument', value: instrumentWords[instrument] },
    { label: 'Programme', value: programmeWords[programme] },
    { label: 'Level', value: levelWords[level] },
    ...(grade ? [{ label: 'Grade', value: gradeWords[grade] }] : []),
    { label: 'Category', value: categoryWords[category] },
    { label: 'Class type', value: classWords[classType] },
    { label: 'Mode of study', value: modeWords[mode] },
    { label: 'Branch', value: venueWords[venue] },
    { label: 'Times that suit', value: timesInWords(times) },
  ];
};

const quoteOf = ({ message }: Registration) => (message ? [{ quote: message }] : []);
