import { useContent } from '@school/shared/content/use';
import { Section, SplitHead } from '@school/shared/ui';
import { openings } from '../content/openings';
import { OpeningEntry } from './OpeningEntry';

export function Openings() {
  const open = useContent(openings);
  return (
    <Section id="openings" ground="card" aria-labelledby="openings-title">
      <SplitHead
        id="openings-title"
        size={2}
        title="Open positions"
        lead="You can apply whatever your age, gender or disability. Both branches have a way in without steps."
      />
      {open.map((opening) => (
        <OpeningEntry key={opening.id} opening={opening} />
      ))}
    </Section>
  );
}
