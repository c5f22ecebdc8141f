import { Section } from '@school/shared/ui';
import { aboutBursaries } from '../content/bursaries';
import { Topics } from '../parts/Topics';

export const About = () => (
  <Section room="half" ground="card" aria-label="About bursaries">
    <Topics topics={aboutBursaries} />
  </Section>
);
