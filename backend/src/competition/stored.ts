import { competitionLimits } from '@school/shared/schemas/competition';
import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'entries',
    order: 70,
    name: 'Entries for the competition',
    what: 'Name, date of birth, email and phone; name, email and phone of a parent or guardian, their consent and what they say about pictures; instrument, pieces, teacher and school; audition time, points and comments of the judges.',
    why: 'To hear you in the right band, to reach you, and to publish line-ups and results.',
    keep: { days: retentionDays.entries, after: 'you entered' },
    also: 'Published lists show only the first name and initial of competitors under 18. They stay until you ask us to remove your name.',
    ofChildren: true,
  },
  {
    id: 'papers',
    order: 80,
    name: 'Documents of an entry',
    what: 'Proof of age, picture, recording and certificate, as files or links.',
    why: 'To check the band, to print the programme, and for the judges.',
    keep: { days: retentionDays.entries, after: 'you entered' },
    also: 'We delete a document when you replace it or withdraw the entry.',
    ofChildren: true,
  },
  {
    id: 'drafts',
    order: 90,
    name: 'Entries that are not sent yet',
    what: 'What you have typed so far, and your email if we email you the draft.',
    why: 'To continue on another device.',
    keep: { days: competitionLimits.draftDays, after: 'the last change' },
    also: 'You can delete it yourself by its link.',
    ofChildren: true,
  },
];
