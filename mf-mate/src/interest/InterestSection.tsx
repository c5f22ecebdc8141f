import { island } from '@school/shared';
import { media, space } from '@school/shared/theme';
import { Display, Lead, Section } from '@school/shared/ui';
import styled from 'styled-components';

const InterestForm = island('InterestForm', () => import('./InterestForm').then((m) => m.InterestForm), {
  when: 'visible',
});

/** The form for people who are interested but do not buy yet. */
export function InterestSection() {
  return (
    <Section ground="night2" id="interest" aria-labelledby="interest-title">
      <Split>
        <div>
          <Display size={2} id="interest-title">
            Not sure yet?
          </Display>
          <Lead>
            Leave your email address. We send you the details and the ticket link at once, and news later.
          </Lead>
        </div>
        <div>
          <InterestForm />
        </div>
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s8} ${space.split};
  h2 + p {
    margin-top: ${space.s5};
  }
  /* Clear of the bar that stays at the bottom of the page. */
  input,
  button {
    scroll-margin-bottom: 120px;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
