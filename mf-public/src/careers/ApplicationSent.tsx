import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Reference } from '../parts/Reference';
import { Sent } from '../parts/Sent';

interface Props {
  readonly reference: string;
  readonly onAnother: () => void;
}

export function ApplicationSent({ reference, onAnother }: Props) {
  return (
    <Sent id="application-sent" title="Your application is with us.">
      <Reference>{reference}</Reference>
      <Text>
        A mail with your reference is on its way to you. Two of us read your letter and listen to what you
        sent, and you hear from us within two weeks, whatever we decide.
      </Text>
      <Cluster gap="s6">
        <TextLink to="/about">Who we are</TextLink>
        <TextLink onClick={onAnother}>Apply for another position</TextLink>
      </Cluster>
    </Sent>
  );
}
