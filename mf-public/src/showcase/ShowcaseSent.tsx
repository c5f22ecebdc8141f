import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Reference } from '../parts/Reference';
import { Sent } from '../parts/Sent';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly reference: string;
  readonly children: string;
  readonly again: string;
  readonly onAnother: () => void;
}

export function ShowcaseSent({ id, title, reference, children, again, onAnother }: Props) {
  return (
    <Sent id={id} title={title} as="h4">
      <Reference>{reference}</Reference>
      <Text>{children}</Text>
      <Cluster gap="s6">
        <TextLink to="/about#performers">Meet our performers</TextLink>
        <TextLink onClick={onAnother}>{again}</TextLink>
      </Cluster>
    </Sent>
  );
}
