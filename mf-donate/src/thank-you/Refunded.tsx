import { Display, Lead, Money } from '@school/shared/ui';
import type { DonationState } from '../api';
import { NextLinks } from './NeutralThanks';
import { Receipt } from './Receipt';

export function Refunded({ receipt }: { readonly receipt: DonationState['receipt'] }) {
  return (
    <>
      <Display as="h1">Your donation was sent back</Display>
      <Lead>
        <span>{receipt ? <Money pesewas={receipt.refunded} /> : 'It'}</span> went back the way it came. With a
        card that can take a few days.
      </Lead>
      {receipt && <Receipt receipt={receipt} />}
      <NextLinks />
    </>
  );
}
