import { media } from '@school/shared/theme';
import styled from 'styled-components';
import { allInstruments } from '../content/counts';
import { AbovePhoneBar, PhoneBar } from '../parts/PhoneBar';
import { Programmes } from './Programmes';
import { WhoWeAre } from './WhoWeAre';

/** What the school is and teaches; on a phone the instruments are one press away all the while. */
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

/** At its end the bar lies on the room below the programmes. */
const Sections = styled(AbovePhoneBar)`
  ${media.phone} {
    > :last-child {
      margin-top: -76px;
    }
  }
`;
