import { formatBytes, formatPhone } from '@school/shared/format';
import type { jobApplications } from '../../platform/db/schema';
import { acknowledgement } from '../../platform/mail/acknowledgement';
import type { Fact, Message } from '../../platform/mail/message';
import { fileLinkNote } from '../../platform/uploads/fileLink';
import type { ClaimedFile } from '../../platform/uploads/claimUpload';

type Application = typeof jobApplications.$inferSelect;

export const toApplicant = ({ reference }: Application): Message =>
  acknowledgement({
    subject: `We have your application, ${reference}`,
    heading: 'We have your application',
    reference,
    next: [
      'Thank you for your interest in working with us. We read every application, and answer within two weeks, whatever we decide.',
    ],
  });

export const toStaff = (application: Application, cv: ClaimedFile & { url: string }): Message => ({
  subject: `Application: ${application.openingTitle}, ${application.name}, ${application.reference}`,
  replyTo: application.email,
  blocks: [
    { heading: 'New application for work' },
    {
      facts: [
        ...factsOf(application, cv),
        { label: 'Name', value: application.name },
        { label: 'Email', value: application.email },
        { label: 'Phone', value: formatPhone(application.phone) },
      ],
    },
    { quote: application.letter },
    { button: { label: 'Open the CV', url: cv.url } },
    { text: `${fileLinkNote} If you reply to this email, your answer goes to the applicant.` },
  ],
});

const factsOf = ({ reference, openingTitle, recording }: Application, cv: ClaimedFile): Fact[] => [
  { label: 'Reference', value: reference },
  { label: 'Position', value: openingTitle },
  { label: 'CV', value: `${cv.name}, ${formatBytes(cv.size)}` },
  ...(recording ? [{ label: 'Recording', value: recording }] : []),
];
