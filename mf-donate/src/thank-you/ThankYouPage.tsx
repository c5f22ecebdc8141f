import { island } from '@school/shared';
import { Scene } from '@school/shared/art';
import { measure, media, space } from '@school/shared/theme';
import { Section } from '@school/shared/ui';
import styled from 'styled-components';
import { isNotedPaid } from '../payment/paidDonations';
import { Column } from './Column';
import { LookingUp } from './LookingUp';
import { NeutralThanks } from './NeutralThanks';
import { PaidHead } from './PaidHead';
import { useDonationInAddress } from './useDonationInAddress';

/** Loads only when the address names a donation. */
const DonationStatus = island(
  'DonationStatus',
  () => import('./DonationStatus').then((m) => m.DonationStatus),
  { when: 'load', fallback: <LoadingStatus /> },
);

export function ThankYouPage() {
  const donation = useDonationInAddress();
  return (
    <Section ground="rose">
      <Split>
        {donation ? (
          <DonationStatus key={donation.donationId} {...donation} />
        ) : (
          <Column>
            <NeutralThanks />
          </Column>
        )}
        <Art>
          <Scene of="thanks" />
        </Art>
      </Split>
    </Section>
  );
}

function LoadingStatus() {
  const donation = useDonationInAddress();
  // A donor who has just paid need not wait for the API.
  const isPaid = donation !== undefined && isNotedPaid(donation.donationId);
  return <Column>{isPaid ? <PaidHead /> : <LookingUp />}</Column>;
}

const Split = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: ${space.s10} ${space.split};
  align-items: start;
  ${media.print} {
    display: block;
  }
`;

const Art = styled.div`
  position: sticky;
  top: calc(${measure.header} + ${space.s6});
  ${media.print} {
    display: none;
  }
`;
