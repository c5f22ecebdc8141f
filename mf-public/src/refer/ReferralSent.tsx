import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Sent } from '../parts/Sent';

export function ReferralSent({ onAnother }: { readonly onAnother: () => void }) {
  return (
    <Sent id="referral-sent" title="Thank you for thinking of somebody.">
      <Text>
        Your friend gets a letter with your words in it, unless one of ours went there within the last month
        or they would rather not hear from us. Yours brings a link of your own, which stands below from now on
        as well.
      </Text>
      <Cluster gap="s6">
        <TextLink to="#share">Send your link yourself</TextLink>
        <TextLink onClick={onAnother}>Recommend us to somebody else</TextLink>
      </Cluster>
    </Sent>
  );
}
