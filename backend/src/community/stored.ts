import { communityLimits } from '@school/shared/schemas/community';
import type { StoredKind } from '../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'community',
    order: 30,
    name: 'Community',
    what: 'Name, email and what interests you. The address also goes to the service that sends our emails.',
    why: 'To send the emails that you asked for.',
    keep: 'until_asked',
    also: `We delete name and address at once when you leave, and ${communityLimits.confirmDays + 1} days after you asked to join if you do not confirm.`,
    ofChildren: false,
  },
];
