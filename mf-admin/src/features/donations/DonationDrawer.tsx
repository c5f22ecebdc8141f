import { island } from '@school/shared';
import { Loading, Skeleton, SkeletonText } from '@school/shared/ui';
import { useGetDonationDetailQuery } from './api';
import { Status } from '../../kit/ui/Status';
import { RecordHistory } from '../../kit/audit/RecordHistory';
import { EntryDrawer } from '../../kit/detail/EntryDrawer';
import { stateKinds, stateLabels } from '../../kit/orders/labels';

const onItsWay = (
  <Loading label="Loading the donation">
    <SkeletonText lines={12} />
  </Loading>
);
const DonationDetails = island(
  'donation',
  () => import('./DonationDetails').then((module) => module.DonationDetails),
  { when: 'load', fallback: onItsWay },
);
const ResendReceipt = island(
  'receipt',
  () => import('./ResendReceipt').then((module) => module.ResendReceipt),
  { when: 'load', fallback: <Skeleton height={44} /> },
);

interface Props {
  /** The donation that is open. */
  readonly donationId: string;
  readonly onClose: () => void;
}

/** A donation with all that ever happened to it. */
export function DonationDrawer({ donationId, onClose }: Props) {
  const result = useGetDonationDetailQuery(
    { donationId },
    { skip: donationId === '', refetchOnMountOrArgChange: true },
  );
  return (
    <EntryDrawer
      what="donation"
      kind="donation"
      parts={(donation) => [...donation.payments, ...donation.refunds].map(({ id }) => id)}
      history={<RecordHistory key={donationId} record={donationId} />}
      id={donationId}
      {...{ result, onClose }}
      head={(donation) => ({
        title: donation.name,
        above: donation.receiptNumber ?? 'No receipt yet',
        below: <Status kind={stateKinds[donation.state]}>{stateLabels[donation.state]}</Status>,
      })}
      actions={(donation) => donation.state === 'paid' && <ResendReceipt donation={donation} />}
    >
      {(donation) => <DonationDetails donation={donation} />}
    </EntryDrawer>
  );
}
