import { Button, ErrorState, Facts, Loading, Skeleton, Stack, TextLink } from '@school/shared/ui';
import type { AnswerProps } from '../parts/MailLinkHead';
import { useLinkCounts } from './useLinkCounts';

/** The counts of a personal link. The device stores the link, to share it again. */
export function LinkCounts({ token: secret }: Pick<AnswerProps, 'token'>) {
  const { counts, wrong, askAgain } = useLinkCounts(secret);

  if (wrong) {
    return <ErrorState level={2} title="Your link cannot be shown" message={wrong} onRetry={askAgain} />;
  }
  if (!counts) {
    return (
      <Loading label="Counting">
        <Skeleton height="180px" />
      </Loading>
    );
  }
  const { opened, joined, wrote } = counts;
  return (
    <Stack gap="s8">
      <Facts
        items={[
          { value: opened, label: opened === 1 ? 'visit' : 'visits' },
          { value: joined, label: 'joined the community' },
          { value: wrote, label: 'wrote or registered' },
        ]}
      />
      <div>
        <Button to="#share">Send it again</Button>
      </div>
      <TextLink to="#recommend">Recommend us to someone else</TextLink>
    </Stack>
  );
}
