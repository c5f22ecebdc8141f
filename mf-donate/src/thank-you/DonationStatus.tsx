import { codeOfApiError, messageOfApiError, StoreProvider } from '@school/shared/api';
import { ErrorState, Text } from '@school/shared/ui';
import { useEffect, useState } from 'react';
import { useLazyGetDonationQuery, type DonationState } from '../api';
import { isNotedPaid } from '../payment/paidDonations';
import { watchPayment } from '@school/shared/checkout';
import { Column } from './Column';
import { LookingUp } from './LookingUp';
import { NeutralThanks } from './NeutralThanks';
import { NotPaid } from './NotPaid';
import { NotYetPaid } from './NotYetPaid';
import { Paid } from './Paid';
import { PaidByMail } from './PaidByMail';
import { PaidHead } from './PaidHead';
import { Refunded } from './Refunded';
import type { DonationInAddress } from './useDonationInAddress';

export function DonationStatus(props: DonationInAddress) {
  return (
    <StoreProvider>
      <Column>
        <WatchedDonation {...props} />
      </Column>
    </StoreProvider>
  );
}

/** A donation from the API, which is requested again while its payment is open. */
function WatchedDonation({ donationId, receiptKey }: DonationInAddress) {
  const [ask, { data, error, isFetching }] = useLazyGetDonationQuery();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const check = () =>
      ask({ donationId, ...(receiptKey && { 'receipt-key': receiptKey }) })
        .unwrap()
        .then(
          ({ state }) => state === 'pending' || state === 'created',
          (failure: unknown) => codeOfApiError(failure) !== 'not_found',
        );
    void watchPayment({ check, signal: stop.signal });
    return () => stop.abort();
  }, [ask, donationId, receiptKey, round]);

  if (data) return <DonationInState donation={data} />;
  if (isNotedPaid(donationId)) return <PaidHead />;
  if (codeOfApiError(error) === 'not_found') {
    return (
      <NeutralThanks>
        <Text>There is no donation at this address. Please use the link in your receipt.</Text>
      </NeutralThanks>
    );
  }
  if (!error) return <LookingUp />;
  return (
    <NeutralThanks>
      <ErrorState
        level={2}
        title="Your donation cannot be shown right now"
        message={messageOfApiError(error)}
        busy={isFetching}
        onRetry={() => setRound((rounds) => rounds + 1)}
      />
    </NeutralThanks>
  );
}

function DonationInState({ donation }: { readonly donation: DonationState }) {
  const { state, receipt } = donation;
  if (state === 'paid') return receipt ? <Paid receipt={receipt} /> : <PaidByMail donation={donation} />;
  if (state === 'refunded') return <Refunded receipt={receipt} />;
  if (state === 'pending' || state === 'created') return <NotYetPaid donation={donation} />;
  return <NotPaid donation={donation} />;
}
