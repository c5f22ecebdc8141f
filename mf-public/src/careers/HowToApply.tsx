import { Section, SplitHead } from '@school/shared/ui';
import { applying } from '../content/openings';
import { NumberedSteps } from '../parts/NumberedSteps';

export function HowToApply() {
  return (
    <Section id="how" ground="palm" aria-labelledby="how-title">
      <SplitHead
        id="how-title"
        size={2}
        stacked
        title="How it goes"
        lead="There is no deadline. A position is open as long as it is listed above. It takes one or two months from your application to your first day."
      />
      <NumberedSteps steps={applying} />
    </Section>
  );
}
