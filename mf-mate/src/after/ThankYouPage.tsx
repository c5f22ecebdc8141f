import { Button, Cluster, TextLink } from '@school/shared/ui';
import { event } from '../content/event';
import { StageFrame } from '../frame/StageFrame';
import { TheEvening } from './TheEvening';

export function ThankYouPage() {
  return (
    <StageFrame
      eyebrow={event.name}
      title="Thank you. Keep the night free."
      lead="It is good to know that you would like to be there. These are the details for your calendar."
      actions={
        <Cluster gap="s6">
          <Button tone="gold" to="/mate-2025#tickets">
            Choose tickets
          </Button>
          <TextLink to="/mate-2025">See the running order</TextLink>
        </Cluster>
      }
    >
      <TheEvening />
    </StageFrame>
  );
}
