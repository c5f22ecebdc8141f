import type { feeEnquiries } from '../db/schema';
import type { Fact, Message } from '../mail/message';
import { classWords, instrumentWords, levelWords, modeWords, programmeWords } from './labels';

type Enquiry = typeof feeEnquiries.$inferSelect;

export const toSender = (enquiry: Enquiry): Message => ({
  subject: `Your question about ${wordOf(enquiry)} fees`,
  blocks: [
    { heading: 'We have your question' },
    { text: `Dear ${enquiry.name},` },
    {
      text: `thank you for asking what ${wordOf(enquiry)} lessons cost. The registrar answers within two working days, with the fee for a whole course and the hours that are free.`,
    },
    { facts: factsOf(enquiry) },
    ...quoteOf(enquiry),
  ],
});

export const toStaff = (enquiry: Enquiry): Message => ({
  subject: `Fees: ${instrumentWords[enquiry.instrument]}, ${enquiry.name}`,
  replyTo: enquiry.email,
  blocks: [
    { heading: 'Somebody asks what lessons cost' },
    {
      facts: [
        ...factsOf(enquiry),
        { label: 'Name', value: enquiry.name },
        { label: 'E-mail', value: enquiry.email },
        ...(enquiry.phone ? [{ label: 'Phone', value: enquiry.phone }] : []),
      ],
    },
    ...quoteOf(enquiry),
    { text: 'An answer to this mail goes to the person who asked.' },
  ],
});

const NOT_SURE = 'Not sure yet';

const wordOf = ({ instrument }: Enquiry) => instrumentWords[instrument].toLowerCase();

const factsOf = ({ instrument, programme, level, classType, mode }: Enquiry): Fact[] => [
  { label: 'Instrument', value: instrumentWords[instrument] },
  { label: 'Programme', value: programmeWords[programme] },
  { label: 'Level', value: level ? levelWords[level] : NOT_SURE },
  { label: 'Class type', value: classType ? classWords[classType] : NOT_SURE },
  { label: 'Mode of study', value: mode ? modeWords[mode] : NOT_SURE },
];

const quoteOf = ({ question }: Enquiry) => (question ? [{ quote: question }] : []);
