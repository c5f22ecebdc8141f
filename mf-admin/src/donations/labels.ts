import type { DonationRow } from './api';

export const methodLabels: Readonly<Record<DonationRow['method'], string>> = {
  card: 'Card',
  mobile_money: 'Mobile money',
};
