import { Section, SplitHead } from '@school/shared/ui';
import { elsewhere } from '../content/privacy';
import { Topics } from '../parts/Topics';

/** What is stored on the visitor's device and by services, and who to contact. */
export function Elsewhere() {
  return (
    <Section id="elsewhere" ground="card" aria-labelledby="elsewhere-title">
      <SplitHead id="elsewhere-title" size={2} title="On your device, with others, and your rights" />
      <Topics topics={elsewhere} />
    </Section>
  );
}
