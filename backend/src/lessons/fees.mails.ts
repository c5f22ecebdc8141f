import { referenceOf } from '../platform/core/reference';
import type { feeEnquiries } from '../platform/db/schema';
import { acknowledgement } from '../platform/mail/acknowledgement';
import type { Fact, Message } from '../platform/mail/message';
import {
  classTypeLabels,
  instrumentLabels,
  levelLabels,
  modeLabels,
  programmeLabels,
} from '@school/shared/schemas/lessons';

type Enquiry = typeof feeEnquiries.$inferSelect;

export const toSender = (enquiry: Enquiry): Message =>
  acknowledgement({
    subject: `Your question about ${nameOf(enquiry)} fees`,
    heading: 'We have your question',
    reference: referenceFor(enquiry),
    facts: factsOf(enquiry),
    next: [
      `Thank you for asking what ${nameOf(enquiry)} lessons cost. The registrar answers within two working days, with the fee for a whole course and the free lesson times.`,
    ],
  });

export const toStaff = (enquiry: Enquiry): Message => ({
  subject: `Fees: ${instrumentLabels[enquiry.instrument]}, ${enquiry.name}`,
  replyTo: enquiry.email,
  blocks: [
    { heading: 'Question about fees' },
    {
      facts: [
        { label: 'Reference', value: referenceFor(enquiry) },
        ...factsOf(enquiry),
        { label: 'Name', value: enquiry.name },
        { label: 'Email', value: enquiry.email },
        ...(enquiry.phone ? [{ label: 'Phone', value: enquiry.phone }] : []),
      ],
    },
    ...quoteOf(enquiry),
    { text: 'If you reply to this email, your answer goes to the person who asked.' },
  ],
});

const NOT_SURE = 'Not sure yet';

const referenceFor = ({ submissionKey }: Enquiry) => referenceOf('FEES', submissionKey);

const nameOf = ({ instrument }: Enquiry) => instrumentLabels[instrument].toLowerCase();

const factsOf = ({ instrument, programme, level, classType, mode }: Enquiry): Fact[] => [
  { label: 'Instrument', value: instrumentLabels[instrument] },
  { label: 'Programme', value: programmeLabels[programme] },
  { label: 'Level', value: level ? levelLabels[level] : NOT_SURE },
  { label: 'Class type', value: classType ? classTypeLabels[classType] : NOT_SURE },
  { label: 'Mode of study', value: mode ? modeLabels[mode] : NOT_SURE },
];

const quoteOf = ({ question }: Enquiry) => (question ? [{ quote: question }] : []);
