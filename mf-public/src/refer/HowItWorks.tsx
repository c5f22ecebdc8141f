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
        lead="We never ask for your friends’ addresses and never write to them: you do, if and when you like."
      />
      <NumberedSteps steps={referSteps} />
    </Section>
  );
}
