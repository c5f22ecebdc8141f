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
        lead="There is no deadline: a position is open as long as it stands above. From your letter to your first day it takes a month or two."
      />
      <NumberedSteps steps={applying} />
    </Section>
  );
}
