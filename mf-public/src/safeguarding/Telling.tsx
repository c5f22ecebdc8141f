import { Section, SplitHead, TextLink } from '@school/shared/ui';
import { telling } from '../content/safeguarding';
import { Topics } from '../parts/Topics';

/** Who to tell, and what happens then. */
export function Telling() {
  return (
    <Section id="telling" ground="gold" aria-labelledby="telling-title">
      <SplitHead id="telling-title" size={2} title="Who to tell" />
      <Topics topics={telling} />
      <TextLink to="/privacy#children">What we store about children</TextLink>
    </Section>
  );
}
