import {
  methodLabels as storedMethods,
  wallLabels as storedWall,
} from '@school/shared/schemas/stored/labels';
import type { DonationRow } from './api';

export const methodLabels: Readonly<Record<DonationRow['method'], string>> = storedMethods;

/** Whether the donor wall shows name and message. */
export const wallLabels: Readonly<Record<DonationRow['wall'], string>> = storedWall;

export { giftStateLabels } from '@school/shared/schemas/donation';

export const giftStateKinds = {
  starting: 'new',
  active: 'done',
  paused: 'progress',
  stopped: 'withdrawn',
} as const;
