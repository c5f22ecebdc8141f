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
          lead="We keep seats for the people who make the evening, even during the public sale. If you have an email from us with a code, you can buy one."
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
            lead="It opens the seats that are kept for you, and works until you have bought them."
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
              lead="A seat costs the same as in the public sale. Nobody else can buy the seats that are kept for you."
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
