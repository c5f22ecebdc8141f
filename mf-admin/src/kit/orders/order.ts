import type { DonationDetail } from '../../features/donations/api';

/** What the payment core knows of everything that is paid for, in the shape in which the API tells of a donation. */
export type Order = Pick<
  DonationDetail,
  'state' | 'transitions' | 'attempts' | 'payments' | 'refunds' | 'flags' | 'mails'
>;
