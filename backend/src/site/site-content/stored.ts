import type { StoredKind } from '../../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'texts',
    order: 170,
    name: 'Texts of our pages',
    what: 'Name and account of who of our staff drafted or published a text, and the people whom the pages name.',
    why: 'To know who published what, and to bring an earlier text back.',
    keep: 'until_asked',
    ofChildren: false,
  },
];
