import { media } from '@school/shared/theme';
import styled from 'styled-components';
import { allInstruments } from '../content/counts';
import { AbovePhoneBar, PhoneBar } from '../parts/PhoneBar';
import { Programmes } from './Programmes';
import { WhoWeAre } from './WhoWeAre';

/** The school and its instruments. On a phone a bar links to the instruments. */
export const FirstSections = () => (
  <Sections>
    <WhoWeAre />
    <Programmes />
    <PhoneBar
      label="Lessons"
      title={allInstruments}
      aside="in Accra and Tema"
      to="#instruments"
      action="Choose one"
    />
  </Sections>
);

/** The bar ends over the space below the programmes. */
const Sections = styled(AbovePhoneBar)`
  ${media.phone} {
    > :last-child {
      margin-top: -76px;
    }
  }
`;
