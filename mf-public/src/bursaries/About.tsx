import { Section, SplitHead } from '@school/shared/ui';
import { aboutBursaries } from '../content/bursaries';
import { Topics } from '../parts/Topics';

export const About = () => (
  <Section room="half" ground="card" aria-labelledby="about-title">
    <SplitHead id="about-title" size={2} title="How bursaries work" />
    <Topics topics={aboutBursaries} />
  </Section>
);
