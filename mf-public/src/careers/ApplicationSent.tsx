import { applicationSent } from '@school/shared/schemas/sent';
import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Reference } from '../parts/Reference';
import { Sent } from '../parts/Sent';

interface Props {
  readonly reference: string;
  readonly onAnother: () => void;
}

export function ApplicationSent({ reference, onAnother }: Props) {
  return (
    <Sent id="application-sent" title={applicationSent.title}>
      <Reference>{reference}</Reference>
      <Text>{applicationSent.text}</Text>
      <Cluster gap="s6">
        <TextLink to="/about">Who we are</TextLink>
        <TextLink onClick={onAnother}>Apply for another position</TextLink>
      </Cluster>
    </Sent>
  );
}
