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
        lead="Your friend gets one letter at most, stands on no list, and can tell us with one press never to write again."
      />
      <NumberedSteps steps={referSteps} />
    </Section>
  );
}
