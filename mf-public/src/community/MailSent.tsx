import { communityLetterSent } from '@school/shared/schemas/sent';
import { Cluster, Text, TextLink } from '@school/shared/ui';
import { Sent } from '../parts/Sent';

/** Shows the same to everybody. Only the mail tells its recipient whether they are a member already. */
export function MailSent({ onAnother }: { readonly onAnother: () => void }) {
  return (
    <Sent id="letter-sent" title={communityLetterSent.title}>
      <Text>{communityLetterSent.text}</Text>
      <Cluster gap="s6">
        <TextLink to="/projects#coming">See what is coming</TextLink>
        <TextLink onClick={onAnother}>Add someone else</TextLink>
      </Cluster>
    </Sent>
  );
}
