import { Accordion, Section, SplitHead } from '@school/shared/ui';
import { event } from '../content/event';
import { codeRules, codeSteps } from '../content/presale';
import { tickets } from '../content/tickets';
import { NumberedSteps } from '../frame/NumberedSteps';
import { PriceList } from '../frame/PriceList';
import { StagePage } from '../frame/StagePage';
import { CodeWays } from './CodeWays';
import { Invited } from './Invited';

export function PreSalePage() {
  return (
    <StagePage
      eyebrow={`${event.name}: pre-sale`}
      title="First in the hall"
      lead="Those who make the evening choose their seats before everybody else. If a letter or mail from us has a code in it, you are one of them."
      actions={<CodeWays subject={`${event.name}: pre-sale`} />}
    >
      <Section ground="night2" aria-labelledby="how">
        <SplitHead id="how" size={2} title="How your code works" />
        <NumberedSteps items={codeSteps} />
      </Section>
      <Invited />
      <Section ground="night2" aria-labelledby="prices">
        <SplitHead
          id="prices"
          size={2}
          title="Prices in pre-sale"
          lead="The same as later. What is earlier is the choice."
        />
        <PriceList rows={tickets.map(({ name, note, pesewas }) => ({ name, text: note, pesewas }))} />
      </Section>
      <Section ground="night" aria-labelledby="codes">
        <SplitHead id="codes" size={2} title="About codes" />
        <Accordion items={codeRules} />
      </Section>
    </StagePage>
  );
}
