import { defineDrawer } from '@school/shared/staff/drawer';
import { lazyPart } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { Loading, Skeleton, SkeletonText } from '@school/shared/ui';
import { stateKinds, stateLabels } from '../../kit/orders/labels';
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
