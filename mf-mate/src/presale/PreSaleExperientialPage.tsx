import { Link } from '@school/shared';
import { Section, SplitHead, Text } from '@school/shared/ui';
import { boxOffice, event } from '../content/event';
import { codeSteps, experiences } from '../content/presale';
import { NumberedSteps } from '../frame/NumberedSteps';
import { PriceList } from '../frame/PriceList';
import { StagePage } from '../frame/StagePage';
import { CodeWays } from './CodeWays';

export function PreSaleExperientialPage() {
  return (
    <StagePage
      eyebrow={`${event.name}: experiences in pre-sale`}
      title="The evening, from the inside"
      lead="Four ways to be nearer than the first row. There are few places, so they go to those with an invitation first."
      actions={<CodeWays subject={`${event.name}: experiences`} />}
    >
      <Section ground="night2" aria-labelledby="experiences">
        <SplitHead
          id="experiences"
          size={2}
          title="What there is"
          lead="Prices are for one person and come on top of a seat, where none is named."
        />
        <PriceList
          rows={experiences.map(({ time, name, text, pesewas, places }) => ({
            mark: time,
            name,
            text,
            pesewas,
            note: places,
          }))}
        />
      </Section>
      <Section ground="night" aria-labelledby="how">
        <SplitHead id="how" size={2} title="How your code works" />
        <NumberedSteps items={codeSteps} />
      </Section>
      <Section ground="night2" room="half">
        <Text>
          Places that no invitation asked for are on sale at the box office, {boxOffice.hours}. The seats
          themselves are on the <Link to="/mate-2025#tickets">page of the event</Link>.
        </Text>
      </Section>
    </StagePage>
  );
}
