import { referralSent } from '@school/shared/schemas/sent';
import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Sent } from '../parts/Sent';

export function ReferralSent({ onAnother }: { readonly onAnother: () => void }) {
  return (
    <Sent id="referral-sent" title={referralSent.title}>
      <Text>{referralSent.text} It is also shown below.</Text>
      <Cluster gap="s6">
        <TextLink to="#share">Send your link yourself</TextLink>
        <TextLink onClick={onAnother}>Recommend us to someone else</TextLink>
      </Cluster>
    </Sent>
  );
}
