import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Reference } from '../parts/Reference';
import { Sent } from '../parts/Sent';

interface Props {
  readonly reference: string;
  readonly onAnother: () => void;
}

export function Registered({ reference, onAnother }: Props) {
  return (
    <Sent id="registered" title="Your registration is with us.">
      <Reference>{reference}</Reference>
      <Text>
        A mail with your reference is on its way to you. The registrar writes or rings within two working
        days, with the fee and a first half hour that costs nothing.
      </Text>
      <Cluster gap="s6">
        <TextLink to="/projects#coming">See what is coming</TextLink>
        <TextLink onClick={onAnother}>Register somebody else</TextLink>
      </Cluster>
    </Sent>
  );
}
