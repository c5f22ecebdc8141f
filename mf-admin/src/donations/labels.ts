import type { DonationRow } from './api';

export const methodLabels: Readonly<Record<DonationRow['method'], string>> = {
  card: 'Card',
  mobile_money: 'Mobile money',
};

/** Whether the donor wall shows name and words. */
export const wallLabels: Readonly<Record<DonationRow['wall'], string>> = {
  shown: 'shown',
  waiting: 'waits until you have read it',
  hidden: 'hidden',
};
