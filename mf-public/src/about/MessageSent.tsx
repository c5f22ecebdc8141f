import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Sent } from '../parts/Sent';

export function MessageSent({ onAnother }: { readonly onAnother: () => void }) {
  return (
    <Sent id="message-sent" title="Your message is with us.">
      <Text>
        A mail with your reference is on its way to you. Somebody who knows the answer replies within two
        working days, from a person’s address and not from a machine’s.
      </Text>
      <Cluster gap="s6">
        <TextLink to="/learn">Look at the instruments</TextLink>
        <TextLink onClick={onAnother}>Write another message</TextLink>
      </Cluster>
    </Sent>
  );
}
