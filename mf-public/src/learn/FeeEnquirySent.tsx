import { feesAsked } from '@school/shared/schemas/sent';
import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Sent } from '../parts/Sent';

export function FeeEnquirySent({ onAnother }: { readonly onAnother: () => void }) {
  return (
    <Sent id="fees-asked" title={feesAsked.title}>
      <Text>{feesAsked.text}</Text>
      <Cluster gap="s6">
        <TextLink to="#register">Register now</TextLink>
        <TextLink onClick={onAnother}>Ask something else</TextLink>
      </Cluster>
    </Sent>
  );
}
