import { messageSent } from '@school/shared/schemas/sent';
import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Sent } from '../parts/Sent';

export function MessageSent({ onAnother }: { readonly onAnother: () => void }) {
  return (
    <Sent id="message-sent" title={messageSent.title}>
      <Text>{messageSent.text}</Text>
      <Cluster gap="s6">
        <TextLink to="/learn">Look at the instruments</TextLink>
        <TextLink onClick={onAnother}>Write another message</TextLink>
      </Cluster>
    </Sent>
  );
}
