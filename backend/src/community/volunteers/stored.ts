import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'volunteers',
    order: 140,
    name: 'Volunteers',
    what: 'Name, email, phone, what you like to do, and the shifts that you take.',
    why: 'To plan who helps at concerts and auditions.',
    keep: 'until_asked',
    ofChildren: false,
  },
];
