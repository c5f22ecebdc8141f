import { island } from '@school/shared';

// These parts hydrate late: the bell on a press, the loom once it is in view.
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
