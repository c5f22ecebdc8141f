import { AbovePhoneBar, PhoneBar } from '../parts/PhoneBar';
import { CourseTerms } from './CourseTerms';
import { InstrumentHead } from './InstrumentHead';
import { InstrumentInfo } from './InstrumentInfo';
import { Teachers } from './Teachers';

/** The description of an instrument, above the forms. */
export const InstrumentFacts = () => (
  <AbovePhoneBar>
    <InstrumentHead />
    <CourseTerms />
    <Teachers />
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
