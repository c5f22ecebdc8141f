import { Lead, Money } from '@school/shared/ui';
import type { DonationState } from '../api';
import { NextLinks } from './NeutralThanks';
import { Receipt } from './Receipt';
import { StateHead } from './StateHead';

export function Refunded({ receipt }: { readonly receipt: DonationState['receipt'] }) {
  return (
    <>
      <StateHead title="Your donation was refunded" />
      <Lead>
        <span>{receipt ? <Money pesewas={receipt.refunded} /> : 'It'}</span> was refunded to your card or
        mobile money account. With a card this can take a few days.
      </Lead>
      {receipt && <Receipt receipt={receipt} />}
      <NextLinks />
    </>
  );
}
