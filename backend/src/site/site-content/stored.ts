import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'texts',
    order: 170,
    name: 'Texts of our pages',
    what: 'The member of staff who drafted or published a text, and the people named on the pages.',
    why: 'To know who published what, and to restore an earlier text.',
    keep: 'until_asked',
    ofChildren: false,
  },
];
