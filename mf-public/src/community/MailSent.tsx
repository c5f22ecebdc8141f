import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Sent } from '../parts/Sent';

/** Shows the same to everybody. Only the mail tells its recipient whether they are a member already. */
export function MailSent({ onAnother }: { readonly onAnother: () => void }) {
  return (
    <Sent id="letter-sent" title="We have sent you a letter: confirm it.">
      <Text>
        It takes a minute or two. Open the link in it within seven days, and you are counted in. If it does
        not come, look in your spam folder, or ask once more.
      </Text>
      <Cluster gap="s6">
        <TextLink to="/projects#coming">See what is coming</TextLink>
        <TextLink onClick={onAnother}>Add somebody else</TextLink>
      </Cluster>
    </Sent>
  );
}
