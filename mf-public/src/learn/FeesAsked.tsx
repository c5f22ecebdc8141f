import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Sent } from '../parts/Sent';

export function FeesAsked({ onAnother }: { readonly onAnother: () => void }) {
  return (
    <Sent id="fees-asked" title="Your question is with the registrar.">
      <Text>
        A mail with your reference is on its way to you. Within two working days you get the fee for a whole
        course and the hours that are free.
      </Text>
      <Cluster gap="s6">
        <TextLink to="#register">Register now</TextLink>
        <TextLink onClick={onAnother}>Ask something else</TextLink>
      </Cluster>
    </Sent>
  );
}
