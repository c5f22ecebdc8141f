import { formatBytes, formatPhone } from '@school/shared/format';
import type { challengeEntries } from '../../platform/db/schema';
import { acknowledgement } from '../../platform/mail/acknowledgement';
import type { Fact, Message } from '../../platform/mail/message';
import { fileLinkNote } from '../../platform/uploads/fileLink';
import type { ClaimedFile } from '../../platform/uploads/claimUpload';

type Entry = typeof challengeEntries.$inferSelect;

export const toArtist = ({ reference }: Entry): Message =>
  acknowledgement({
    subject: `We have the sheet, ${reference}`,
    heading: 'We have the sheet',
    reference,
    next: [
      'Thank you for taking part in the Music Art Challenge.',
      'Please keep the sheet until we ask for it. We write to this address when the judges have decided.',
    ],
  });

export const toStaff = (entry: Entry, sheet: ClaimedFile & { url: string }): Message => ({
  subject: `Music Art Challenge: ${entry.artist}, ${entry.reference}`,
  replyTo: entry.email,
  blocks: [
    { heading: 'A sheet for the Music Art Challenge' },
    {
      facts: [
        ...factsOf(entry, sheet),
        { label: 'Email', value: entry.email },
        ...(entry.phone ? [{ label: 'Phone', value: formatPhone(entry.phone) }] : []),
        ...(entry.guardianName && entry.guardianPhone
          ? [
              {
                label: 'Guardian, who agrees',
                value: `${entry.guardianName}, ${formatPhone(entry.guardianPhone)}`,
              },
            ]
          : []),
      ],
    },
    { button: { label: 'Open the sheet', url: sheet.url } },
    { text: fileLinkNote },
  ],
});

const factsOf = ({ reference, artist, age, place, piece }: Entry, sheet: ClaimedFile): Fact[] => [
  { label: 'Reference', value: reference },
  { label: 'Artist', value: `${artist}, ${age}` },
  { label: 'School or town', value: place },
  { label: 'The piece', value: piece },
  { label: 'Sheet', value: `${sheet.name}, ${formatBytes(sheet.size)}` },
];
