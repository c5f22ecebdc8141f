import {
  methodLabels as storedMethods,
  wallLabels as storedWall,
} from '@school/shared/schemas/stored/labels';
import type { DonationRow, GiftOfDonation } from './api';

export const methodLabels: Readonly<Record<DonationRow['method'], string>> = storedMethods;

/** Whether the donor wall shows name and message. */
export const wallLabels: Readonly<Record<DonationRow['wall'], string>> = storedWall;

export const giftStateLabels: Readonly<Record<GiftOfDonation['state'], string>> = {
  starting: 'Waiting for the first payment',
  active: 'Active',
  paused: 'Paused',
  stopped: 'Ended',
};
