import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'teachers',
    order: 150,
    name: 'Our teachers',
    what: 'Name, instruments and branch.',
    why: 'To plan lessons, and to say in mails who gives them.',
    keep: 'until_asked',
    ofChildren: false,
  },
];
