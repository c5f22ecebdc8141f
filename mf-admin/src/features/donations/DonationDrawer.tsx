import { Loading, Skeleton, SkeletonText } from '@school/shared/ui';
import { defineDrawer } from '../../kit/drawer/defineDrawer';
import { stateKinds, stateLabels } from '../../kit/orders/labels';
import { lazyPart } from '../../kit/page/lazyPart';
import { Status } from '../../kit/ui/Status';
import { useGetDonationDetailQuery } from './api';

const DonationDetails = lazyPart(
  'donation',
  () => import('./DonationDetails').then((module) => module.DonationDetails),
  <Loading label="Loading the donation">
    <SkeletonText lines={12} />
  </Loading>,
);
const ResendReceipt = lazyPart(
  'receipt',
  () => import('./ResendReceipt').then((module) => module.ResendReceipt),
  <Skeleton height={44} />,
);

export const DonationDrawer = defineDrawer({
  what: 'donation',
  kind: 'donation',
  useEntry: (donationId, options) => useGetDonationDetailQuery({ donationId }, options),
  parts: (donation) => [...donation.payments, ...donation.refunds].map(({ id }) => id),
  head: (donation) => ({
    title: donation.name,
    above: donation.receiptNumber ?? 'No receipt yet',
    below: <Status kind={stateKinds[donation.state]}>{stateLabels[donation.state]}</Status>,
  }),
  actions: (donation) => donation.state === 'paid' && <ResendReceipt donation={donation} />,
  body: (donation) => <DonationDetails donation={donation} />,
});
