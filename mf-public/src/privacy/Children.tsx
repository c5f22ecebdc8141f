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
        lead="Somebody under 18 gives us as little as possible, and a parent or guardian can ask for everything in their place."
      />
      <Topics topics={childrensData} />
      <Text>Records that can be about a child: {ofChildren.join(' · ')}.</Text>
    </Section>
  );
}
