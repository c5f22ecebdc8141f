import { island } from '@school/shared';

// These parts hydrate late: the bell on a press, the loom once it is in view.
const Hero = island('Hero', () => import('./Hero').then((m) => m.Hero), { when: 'never' });
const Pulse = island('Pulse', () => import('./Pulse').then((m) => m.Pulse), { when: 'pressed' });
const FirstSections = island('FirstSections', () => import('./FirstSections').then((m) => m.FirstSections), {
  when: 'never',
});
const Give = island('Give', () => import('./Give').then((m) => m.Give), { when: 'visible' });
const LastSections = island('LastSections', () => import('./LastSections').then((m) => m.LastSections), {
  when: 'never',
});

export function HomePage() {
  return (
    <>
      <Hero />
      <Pulse />
      <FirstSections />
      <Give />
      <LastSections />
    </>
  );
}
