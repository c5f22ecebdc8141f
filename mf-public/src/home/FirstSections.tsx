import { media } from '@school/shared/theme';
import { Section } from '@school/shared/ui';
import styled from 'styled-components';
import { Listen } from '../parts/Listen';
import { AbovePhoneBar, PhoneBar } from '../parts/PhoneBar';
import { Instruments } from './Instruments';
import { OnStage } from './OnStage';
import { Programmes } from './Programmes';
import { WhoWeAre } from './WhoWeAre';

/** The school, its instruments and its stage. On a phone a bar links to the trial lessons. */
export const FirstSections = () => (
  <>
    <Sections>
      <WhoWeAre />
      <Programmes />
      <PhoneBar
        label="Begin"
        title="Trial lesson"
        aside="half an hour, free"
        to="/learn#book"
        action="Book one"
      />
    </Sections>
    <Instruments />
    <Section ground="ink" room="half">
      <Listen to="home" />
    </Section>
    <OnStage />
  </>
);

/** The bar ends over the space below the programmes. */
const Sections = styled(AbovePhoneBar)`
  ${media.phone} {
    > :last-child {
      margin-top: -76px;
    }
  }
`;
