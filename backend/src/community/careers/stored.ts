import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'applications',
    order: 50,
    name: 'Applications for work',
    what: 'Name, email, phone, letter, CV and a link to a recording.',
    why: 'To decide, and to invite you.',
    keep: { days: retentionDays.applications, after: 'you sent it' },
    also: 'We delete the CV with it.',
    alsoKeptBy: [
      {
        file: 'backend/src/office/retention/retention.test.ts',
        has: 'files are deleted with their records, and mails of the local folder as well',
      },
    ],
    ofChildren: false,
  },
];
