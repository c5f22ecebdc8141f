import { Section, SplitHead } from '@school/shared/ui';
import { referSteps } from '../content/refer';
import { NumberedSteps } from '../parts/NumberedSteps';

export function HowItWorks() {
  return (
    <Section id="how-it-works" aria-labelledby="how-title">
      <SplitHead
        id="how-title"
        size={2}
        title="How it works"
        lead="Your friend gets at most one email, is on no list, and can stop all further emails with one tap."
      />
      <NumberedSteps steps={referSteps} />
    </Section>
  );
}
