import { formatDays, retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'audit',
    order: 160,
    name: 'What our staff have changed',
    what: 'Which member of staff changed what, and in which record. We note that your name, address or message was changed, but not the text. Also how staff like to see a list.',
    why: 'To find out who changed a record, and when.',
    keep: { days: retentionDays.audit, after: 'the change' },
    also: `If a member of staff has not signed in for ${formatDays(retentionDays.audit)}, we delete their account data.`,
    ofChildren: false,
  },
];
