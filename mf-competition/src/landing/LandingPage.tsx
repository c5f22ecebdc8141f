import { island } from '@school/shared';
import { Results } from './Results';
import { Venue } from './Venue';

// Most of the page stays as composed. The repertoire hydrates before it comes into view.
const Hero = island('Hero', () => import('./Hero').then((m) => m.Hero), { when: 'never' });
const KeyDates = island('KeyDates', () => import('./KeyDates').then((m) => m.KeyDates), { when: 'never' });
const About = island('About', () => import('./About').then((m) => m.About), { when: 'never' });
const Apply = island('Apply', () => import('./Apply').then((m) => m.Apply), { when: 'never' });
const RepertoireSection = island(
  'RepertoireSection',
  () => import('./RepertoireSection').then((m) => m.RepertoireSection),
  { when: 'visible' },
);
const Guidelines = island('Guidelines', () => import('./Guidelines').then((m) => m.Guidelines), {
  when: 'never',
});
const Prizes = island('Prizes', () => import('./Prizes').then((m) => m.Prizes), { when: 'never' });
const Judges = island('Judges', () => import('./Judges').then((m) => m.Judges), { when: 'never' });
const Faqs = island('Faqs', () => import('./Faqs').then((m) => m.Faqs), { when: 'never' });
const Closing = island('Closing', () => import('./Closing').then((m) => m.Closing), { when: 'never' });

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
