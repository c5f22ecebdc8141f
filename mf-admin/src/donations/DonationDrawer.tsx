import { deferred } from '@school/shared';
import { messageOfApiError, useGetDonationDetailQuery } from '@school/shared/api';
import { Drawer, ErrorState, Loading, Skeleton, SkeletonText, Status } from '@school/shared/ui';
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
  const detail = useGetDonationDetailQuery(
    { donationId },
    { skip: donationId === '', refetchOnMountOrArgChange: true },
  );
  const gift = detail.currentData;
  return (
    <Drawer
      open={donationId !== ''}
      title={gift?.name ?? 'A gift'}
      above={gift && (gift.receiptNumber ?? 'No receipt yet')}
      below={gift && <Status kind={stateKinds[gift.state]}>{stateWords[gift.state]}</Status>}
      onClose={onClose}
      actions={gift?.state === 'paid' && <ResendReceipt gift={gift} />}
    >
      {gift ? (
        <DonationDetails gift={gift} />
      ) : detail.isError ? (
        <ErrorState
          title="This gift could not be loaded"
          message={messageOfApiError(detail.error)}
          busy={detail.isFetching}
          onRetry={() => void detail.refetch()}
        />
      ) : (
        onItsWay
      )}
    </Drawer>
  );
}
