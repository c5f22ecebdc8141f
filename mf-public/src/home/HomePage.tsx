import { island } from '@school/shared';

// A first visit reads the page as it came; the bell answers presses, and the cloth on the loom moves once it is in sight.
const Hero = island('Hero', () => import('./Hero').then((m) => m.Hero), { when: 'never' });
const Pulse = island('Pulse', () => import('./Pulse').then((m) => m.Pulse), { when: 'pressed' });
const FirstSections = island('FirstSections', () => import('./FirstSections').then((m) => m.FirstSections), {
  when: 'never',
});
const Instruments = island('Instruments', () => import('./Instruments').then((m) => m.Instruments), {
  when: 'never',
});
const OnStage = island('OnStage', () => import('./OnStage').then((m) => m.OnStage), { when: 'never' });
const Give = island('Give', () => import('./Give').then((m) => m.Give), { when: 'visible' });
const Voices = island('Voices', () => import('./Voices').then((m) => m.Voices), { when: 'never' });
const Leaders = island('Leaders', () => import('./Leaders').then((m) => m.Leaders), { when: 'never' });
const WaysIn = island('WaysIn', () => import('./WaysIn').then((m) => m.WaysIn), { when: 'never' });

export function HomePage() {
  return (
    <>
      <Hero />
      <Pulse />
      <FirstSections />
      <Instruments />
      <OnStage />
      <Give />
      <Voices />
      <Leaders />
      <WaysIn />
    </>
  );
}
