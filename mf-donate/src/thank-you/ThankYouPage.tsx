import { island } from '@school/shared';
import { Scene } from '@school/shared/art';
import { measure, media, space } from '@school/shared/theme';
import { Loading, Section, SkeletonText } from '@school/shared/ui';
import styled from 'styled-components';
import { isNotedPaid } from '../payment/paidDonations';
import { NeutralThanks } from './NeutralThanks';
import { PaidHead } from './PaidHead';
import { useDonationInAddress } from './useDonationInAddress';

/** Its code comes only where an address names a donation. */
const DonationStatus = island(
  'DonationStatus',
  () => import('./DonationStatus').then((m) => m.DonationStatus),
  {
    when: 'load',
    fallback: <LoadingStatus />,
  },
);

export function ThankYouPage() {
  const donationId = useDonationInAddress();
  return (
    <Section ground="rose">
      <Split>
        <Column>
          {donationId ? <DonationStatus key={donationId} donationId={donationId} /> : <NeutralThanks />}
        </Column>
        <Art>
          <Scene of="thanks" />
        </Art>
      </Split>
    </Section>
  );
}

function LoadingStatus() {
  const donationId = useDonationInAddress();
  // A donor who has just paid need not wait for the answer.
  if (donationId && isNotedPaid(donationId)) return <PaidHead />;
  return (
    <NeutralThanks>
      <Loading label="Looking for your donation">
        <SkeletonText lines={3} />
      </Loading>
    </NeutralThanks>
  );
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

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s6};
  min-height: 320px;
`;

const Art = styled.div`
  position: sticky;
  top: calc(${measure.header} + ${space.s6});
  ${media.print} {
    display: none;
  }
`;
