import { Link } from '@school/shared';
import { Button, Cluster, Section, SplitHead, Text } from '@school/shared/ui';
import { SaleFrame } from '../buy/SaleFrame';
import { event } from '../content/event';
import { codeSteps, experienceTimes } from '../content/presale';
import { Night } from '../frame/Night';
import { NumberedSteps } from '../frame/NumberedSteps';
import { StageContent } from '../frame/StageContent';
import { CodeSection } from './CodeSection';
import { SalePrices } from './SalePrices';

export function PreSaleExperientialPage() {
  return (
    <Night>
      <SaleFrame sale="experiential">
        <StageContent
          eyebrow={`${event.name}: experiences in pre-sale`}
          title="The evening, from the inside"
          lead="Four ways to be closer to the music. There are few places, so you need an invitation."
          actions={
            <Cluster>
              <Button tone="gold" to="#tickets">
                Use my code
              </Button>
            </Cluster>
          }
        >
          <Section ground="night" aria-labelledby="experiences">
            <SplitHead
              id="experiences"
              size={2}
              title="The experiences"
              lead="Prices are for one person. You also need a seat, unless one is included."
            />
            <SalePrices marks={experienceTimes} />
          </Section>
          <CodeSection
            sale="experiential"
            title="Your code"
            lead="It opens the places that are kept for you."
          />
          <Section ground="night" aria-labelledby="how">
            <SplitHead id="how" size={2} title="How your code works" />
            <NumberedSteps items={codeSteps} />
          </Section>
          <Section ground="night2" room="half">
            <Text>
              Seats for the evening itself are on the <Link to="/mate-2025#tickets">page of the event</Link>.
            </Text>
          </Section>
        </StageContent>
      </SaleFrame>
    </Night>
  );
}
