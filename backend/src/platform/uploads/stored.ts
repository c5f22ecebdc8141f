import { unclaimedHours } from '@school/shared/schemas/uploads';
import type { StoredKind } from '../feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'files',
    order: 100,
    name: 'Files that are not sent yet',
    what: 'A file that you chose in a form which you did not send.',
    why: 'To have it ready when you send the form.',
    keep: { days: unclaimedHours / 24, after: 'you chose it' },
    also: 'Files of a form that you sent are kept with it.',
    ofChildren: true,
  },
];
