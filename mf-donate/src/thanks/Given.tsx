import { codeOfApiError, messageOfApiError, StoreProvider } from '@school/shared/api';
import { ErrorState, Loading, SkeletonText, Text } from '@school/shared/ui';
import { useEffect, useState } from 'react';
import { useLazyGetDonationQuery, type DonationState } from '../api';
import { watchPayment } from '../wait/watchPayment';
import { Refunded } from './Refunded';
import { NotPaid } from './NotPaid';
import { isNotedPaid } from './paidGifts';
import { Paid } from './Paid';
import { PaidHead } from './PaidHead';
import { StillOnItsWay } from './StillOnItsWay';
import { Thinking } from './Thinking';

interface Props {
  readonly donationId: string;
}

export function Given(props: Props) {
  return (
    <StoreProvider>
      <Gift {...props} />
    </StoreProvider>
  );
}

/** What the server says of a donation; one that is on its way is asked for until it has arrived. */
function Gift({ donationId }: Props) {
  const [ask, { data, error, isFetching }] = useLazyGetDonationQuery();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const look = () =>
      ask({ donationId })
        .unwrap()
        .then(
          ({ state }) => state === 'pending' || state === 'created',
          (failure: unknown) => codeOfApiError(failure) !== 'not_found',
        );
    void watchPayment({ look, signal: stop.signal });
    return () => stop.abort();
  }, [ask, donationId, round]);

  if (data) return <Stand donation={data} />;
  if (isNotedPaid(donationId)) return <PaidHead />;
  if (codeOfApiError(error) === 'not_found') {
    return (
      <Thinking>
        <Text>We know of no gift at this address. The link in your receipt leads to yours.</Text>
      </Thinking>
    );
  }
  return (
    <Thinking>
      {error ? (
        <ErrorState
          level={2}
          title="Your gift cannot be looked up right now"
          message={messageOfApiError(error)}
          busy={isFetching}
          onRetry={() => setRound((rounds) => rounds + 1)}
        />
      ) : (
        <Loading label="Looking for your gift">
          <SkeletonText lines={3} />
        </Loading>
      )}
    </Thinking>
  );
}

function Stand({ donation }: { readonly donation: DonationState }) {
  const { state, receipt } = donation;
  if (state === 'paid' && receipt) return <Paid receipt={receipt} />;
  if (state === 'refunded' && receipt) return <Refunded receipt={receipt} />;
  if (state === 'pending' || state === 'created') return <StillOnItsWay donation={donation} />;
  return <NotPaid donation={donation} />;
}
