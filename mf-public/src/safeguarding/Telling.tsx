import { useContent } from '@school/shared/content/use';
import { Section, SplitHead, TextLink } from '@school/shared/ui';
import { tellingOf } from '../content/safeguarding';
import { trust } from '../content/trust';
import { Topics } from '../parts/Topics';

/** Who to tell, and what happens then. */
export function Telling() {
  return (
    <Section id="telling" ground="gold" aria-labelledby="telling-title">
      <SplitHead id="telling-title" size={2} title="Who to tell" />
      <Topics topics={tellingOf(useContent(trust).lead)} />
      <TextLink to="/privacy#children">What we store about children</TextLink>
    </Section>
  );
}
