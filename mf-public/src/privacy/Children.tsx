import { Section, SplitHead, Text } from '@school/shared/ui';
import { childrensData } from '../content/privacy';
import { storedRecords } from './api';
import { Topics } from '../parts/Topics';

const ofChildren = storedRecords.filter((kind) => kind.ofChildren).map(({ name }) => name);

/** What differs for records about people under 18. */
export function Children() {
  return (
    <Section id="children" ground="gold" aria-labelledby="children-title">
      <SplitHead
        stacked
        id="children-title"
        size={2}
        title="Children’s data"
        lead="We ask for as little as possible about people under 18. A parent or guardian can ask us in their place."
      />
      <Topics topics={childrensData} />
      <Text>Records that can be about a child: {ofChildren.join(' · ')}.</Text>
    </Section>
  );
}
