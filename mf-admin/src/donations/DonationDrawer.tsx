import { deferred } from '@school/shared';
import { useGetDonationDetailQuery } from '@school/shared/api';
import { Loading, Skeleton, SkeletonText, Status } from '@school/shared/ui';
import { EntryDrawer } from '../detail/EntryDrawer';
import { stateKinds, stateWords } from './words';

const onItsWay = (
  <Loading label="Loading the gift">
    <SkeletonText lines={12} />
  </Loading>
);
const DonationDetails = deferred(
  'gift',
  () => import('./DonationDetails').then((module) => module.DonationDetails),
  onItsWay,
);
const ResendReceipt = deferred(
  'receipt',
  () => import('./ResendReceipt').then((module) => module.ResendReceipt),
  <Skeleton height={44} />,
);

interface Props {
  /** The gift that is open; empty when none is. */
  readonly donationId: string;
  readonly onClose: () => void;
}

/** A gift with all that ever happened to it. */
export function DonationDrawer({ donationId, onClose }: Props) {
  const result = useGetDonationDetailQuery(
    { donationId },
    { skip: donationId === '', refetchOnMountOrArgChange: true },
  );
  return (
    <EntryDrawer
      what="gift"
      id={donationId}
      {...{ result, onClose }}
      head={(gift) => ({
        title: gift.name,
        above: gift.receiptNumber ?? 'No receipt yet',
        below: <Status kind={stateKinds[gift.state]}>{stateWords[gift.state]}</Status>,
      })}
      actions={(gift) => gift.state === 'paid' && <ResendReceipt gift={gift} />}
    >
      {(gift) => <DonationDetails gift={gift} />}
    </EntryDrawer>
  );
}
