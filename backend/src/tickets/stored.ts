import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'tickets',
    order: 130,
    name: 'Tickets, waiting lists and invitations',
    what: 'The name on each ticket, its seat and when it was scanned; which iPhones have it as a pass, and whether you added it to your Google account; name and email of anyone who waits, is interested or is invited; your place in a waiting room, without your name.',
    why: 'To let you in, to keep the ticket on your phone up to date, and to write to you when tickets come back.',
    keep: { days: retentionDays.tickets, after: 'the tickets were bought, or you joined the list' },
    ofChildren: false,
  },
];
