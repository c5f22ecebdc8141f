import { AbovePhoneBar, PhoneBar } from '../parts/PhoneBar';
import { CourseTerms } from './CourseTerms';
import { InstrumentHead } from './InstrumentHead';
import { InstrumentInfo } from './InstrumentInfo';

/** What is told of an instrument before anything is asked. */
export const InstrumentFacts = () => (
  <AbovePhoneBar>
    <InstrumentHead />
    <CourseTerms />
    <InstrumentInfo />
    <PhoneBar
      label="Begin"
      title="Trial lesson"
      aside="half an hour, free"
      to="#begin"
      action="Try or register"
    />
  </AbovePhoneBar>
);
