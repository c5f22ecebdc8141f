import { Section, SplitHead } from '@school/shared/ui';
import { rules } from '../content/safeguarding';
import { Topics } from '../parts/Topics';

/** The rules that all who work at the school agree to. */
export function Rules() {
  return (
    <Section id="rules" aria-labelledby="rules-title">
      <SplitHead id="rules-title" size={2} title="What we agree to" />
      <Topics topics={rules} />
    </Section>
  );
}
