import { CourseTerms } from './CourseTerms';
import { InstrumentHead } from './InstrumentHead';
import { InstrumentInfo } from './InstrumentInfo';

/** What is told of an instrument before anything is asked. */
export const InstrumentFacts = () => (
  <>
    <InstrumentHead />
    <CourseTerms />
    <InstrumentInfo />
  </>
);
