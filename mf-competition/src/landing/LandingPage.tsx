import { About } from './About';
import { Apply } from './Apply';
import { Closing } from './Closing';
import { Faqs } from './Faqs';
import { Guidelines } from './Guidelines';
import { Hero } from './Hero';
import { Judges } from './Judges';
import { KeyDates } from './KeyDates';
import { Prizes } from './Prizes';
import { RepertoireSection } from './RepertoireSection';
import { Results } from './Results';
import { Venue } from './Venue';

export function LandingPage() {
  return (
    <>
      <Hero />
      <KeyDates />
      <About />
      <Apply />
      <RepertoireSection />
      <Guidelines />
      <Prizes />
      <Judges />
      <Venue />
      <Results />
      <Faqs />
      <Closing />
    </>
  );
}
