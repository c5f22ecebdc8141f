import { Give } from './Give';
import { Hero } from './Hero';
import { Instruments } from './Instruments';
import { Leaders } from './Leaders';
import { OnStage } from './OnStage';
import { Programmes } from './Programmes';
import { Pulse } from './Pulse';

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
