import { challengeSent } from '@school/shared/schemas/sent';
import { Button, Notice, Stack, Text } from '@school/shared/ui';

interface Props {
  readonly reference: string;
  readonly onAnother: () => void;
}

export function EntrySent({ reference, onAnother }: Props) {
  return (
    <Stack gap="s5" align="start">
      <Notice tone="success" title={challengeSent.title} live>
        Its number is <b>{reference}</b>. We have sent it to you by email as well.
      </Notice>
      <Text>{challengeSent.text}</Text>
      <Button tone="gold" onClick={onAnother}>
        Enter another sheet
      </Button>
    </Stack>
  );
}
