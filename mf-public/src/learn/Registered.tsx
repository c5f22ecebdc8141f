import { registered } from '@school/shared/schemas/sent';
import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Reference } from '../parts/Reference';
import { Sent } from '../parts/Sent';

interface Props {
  readonly reference: string;
  readonly onAnother: () => void;
}

export function Registered({ reference, onAnother }: Props) {
  return (
    <Sent id="registered" title={registered.title}>
      <Reference>{reference}</Reference>
      <Text>{registered.text}</Text>
      <Cluster gap="s6">
        <TextLink to="/projects#coming">See what is coming</TextLink>
        <TextLink onClick={onAnother}>Register someone else</TextLink>
      </Cluster>
    </Sent>
  );
}
