import { media } from '@school/shared/theme';
import styled from 'styled-components';
import { BeginBar } from './BeginBar';
import { CourseTerms } from './CourseTerms';
import { InstrumentHead } from './InstrumentHead';
import { InstrumentInfo } from './InstrumentInfo';

/** What is told of an instrument before anything is asked. */
export const InstrumentFacts = () => (
  <Facts>
    <InstrumentHead />
    <CourseTerms />
    <InstrumentInfo />
    <BeginBar />
  </Facts>
);

/** What takes the focus is scrolled clear of the bar. */
const Facts = styled.div`
  ${media.phone} {
    a,
    button,
    summary {
      scroll-margin-bottom: 84px;
    }
  }
`;
