import { island } from '@school/shared';
import { Scene } from '@school/shared/art';
import { measure, media, space } from '@school/shared/theme';
import { Loading, Section, SkeletonText } from '@school/shared/ui';
import styled from 'styled-components';
import { isNotedPaid } from './paidGifts';
import { PaidHead } from './PaidHead';
import { Thinking } from './Thinking';
import { useGivenDonation } from './useGivenDonation';

/** What the server knows of a donation; its code comes only where an address names one. */
const Given = island('Given', () => import('./Given').then((module) => module.Given), {
  when: 'load',
  fallback: <Looking />,
});

export function ThankYouPage() {
  const donationId = useGivenDonation();
  return (
    <Section ground="rose">
      <Split>
        <Words>{donationId ? <Given key={donationId} donationId={donationId} /> : <Thinking />}</Words>
        <Art>
          <Scene of="thanks" />
        </Art>
      </Split>
    </Section>
  );
}

function Looking() {
  const donationId = useGivenDonation();
  // Whoever has just paid need not wait to be thanked.
  if (donationId && isNotedPaid(donationId)) return <PaidHead />;
  return (
    <Thinking>
      <Loading label="Looking for your gift">
        <SkeletonText lines={3} />
      </Loading>
    </Thinking>
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

const Words = styled.div`
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
