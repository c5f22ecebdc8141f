import { island, livingIsland } from '@school/shared';
import { Hero } from './Hero';
import { Pulse } from './Pulse';

// A first visit reads what is below the first screen as it came; only the cloth on the loom moves, once it is in sight.
const WhoWeAre = island('WhoWeAre', () => import('./WhoWeAre').then((m) => m.WhoWeAre));
const Programmes = island('Programmes', () => import('./Programmes').then((m) => m.Programmes));
const Instruments = island('Instruments', () => import('./Instruments').then((m) => m.Instruments));
const OnStage = island('OnStage', () => import('./OnStage').then((m) => m.OnStage));
const Give = livingIsland('Give', () => import('./Give').then((m) => m.Give));
const Voices = island('Voices', () => import('./Voices').then((m) => m.Voices));
const Leaders = island('Leaders', () => import('./Leaders').then((m) => m.Leaders));
const WaysIn = island('WaysIn', () => import('./WaysIn').then((m) => m.WaysIn));

export function HomePage() {
  return (
    <>
      <Hero />
      <Pulse />
      <WhoWeAre />
      <Programmes />
      <Instruments />
      <OnStage />
      <Give />
      <Voices />
      <Leaders />
      <WaysIn />
    </>
  );
}
