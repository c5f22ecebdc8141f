import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'teachers',
    order: 150,
    name: 'Our teachers',
    what: 'Name, instruments and branch.',
    why: 'To plan lessons, and to name the teacher in emails.',
    keep: 'until_asked',
    ofChildren: false,
  },
];
