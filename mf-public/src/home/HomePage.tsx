import { island } from '@school/shared';
import { Hero } from './Hero';
import { Pulse } from './Pulse';

// Below the first screen nothing moves by script: a first visit reads these as they come.
const Programmes = island('Programmes', () => import('./Programmes').then((m) => m.Programmes));
const Instruments = island('Instruments', () => import('./Instruments').then((m) => m.Instruments));
const OnStage = island('OnStage', () => import('./OnStage').then((m) => m.OnStage));
const Give = island('Give', () => import('./Give').then((m) => m.Give));
const Leaders = island('Leaders', () => import('./Leaders').then((m) => m.Leaders));

export function HomePage() {
  return (
    <>
      <Hero />
      <Pulse />
      <Programmes />
      <Instruments />
      <OnStage />
      <Give />
      <Leaders />
    </>
  );
}
