import { Accordion, Button, Cluster, Section, SplitHead } from '@school/shared/ui';
import { SaleFrame } from '../buy/SaleFrame';
import { event } from '../content/event';
import { codeRules, codeSteps } from '../content/presale';
import { Night } from '../frame/Night';
import { NumberedSteps } from '../frame/NumberedSteps';
import { StageContent } from '../frame/StageContent';
import { CodeSection } from './CodeSection';
import { Invited } from './Invited';
import { SalePrices } from './SalePrices';

export function PreSalePage() {
  return (
    <Night>
      <SaleFrame sale="pre-sale">
        <StageContent
          eyebrow={`${event.name}: pre-sale`}
          title="First in the hall"
          lead="Seats are kept for those who make the evening, also while the public sale is open. If a letter or email from us has a code in it, you are one of them."
          actions={
            <Cluster>
              <Button tone="gold" to="#tickets">
                Use my code
              </Button>
            </Cluster>
          }
        >
          <CodeSection
            sale="pre-sale"
            title="Your code"
            lead="It opens what is kept for you, and keeps working until you have bought."
          />
          <Invited />
          <Section ground="night2" aria-labelledby="how">
            <SplitHead id="how" size={2} title="How your code works" />
            <NumberedSteps items={codeSteps} />
          </Section>
          <Section ground="night" aria-labelledby="prices">
            <SplitHead
              id="prices"
              size={2}
              title="Prices in pre-sale"
              lead="A seat costs no more than in the public sale. What you have besides is a place that nobody else can buy."
            />
            <SalePrices />
          </Section>
          <Section ground="night2" aria-labelledby="codes">
            <SplitHead id="codes" size={2} title="About codes" />
            <Accordion items={codeRules} />
          </Section>
        </StageContent>
      </SaleFrame>
    </Night>
  );
}
