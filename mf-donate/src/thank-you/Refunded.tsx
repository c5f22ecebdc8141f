import { Display, Lead, Money } from '@school/shared/ui';
import type { DonationState } from '../api';
import { NextLinks } from './NeutralThanks';
import { Receipt } from './Receipt';

export function Refunded({ receipt }: { readonly receipt: DonationState['receipt'] }) {
  return (
    <>
      <Display as="h1">Your donation was refunded</Display>
      <Lead>
        <span>{receipt ? <Money pesewas={receipt.refunded} /> : 'It'}</span> was refunded to your card or
        mobile money account. With a card this can take a few days.
      </Lead>
      {receipt && <Receipt receipt={receipt} />}
      <NextLinks />
    </>
  );
}
