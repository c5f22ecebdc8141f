import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Cluster } from '@school/shared/ui';
import { useDecideWordsMutation, type DonationDetail } from './api';

interface Props {
  readonly donation: Pick<DonationDetail, 'donationId' | 'wall'>;
}

/** Shows a donor's name and words on the wall, or hides them. */
export function WallDecision({ donation: { donationId, wall } }: Props) {
  const { toast } = useShell();
  const [decide, { isLoading }] = useDecideWordsMutation();

  async function send(decision: 'shown' | 'hidden') {
    try {
      await decide({ donationId, donorWallDecision: { wall: decision } }).unwrap();
    } catch (error) {
      toast.add(`The wall is as it was. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Cluster gap="s3">
      {wall !== 'shown' && (
        <Button tone="line" size="s" busy={isLoading} busyLabel="Saving" onClick={() => void send('shown')}>
          Show on the donor wall
        </Button>
      )}
      {wall !== 'hidden' && (
        <Button tone="line" size="s" busy={isLoading} busyLabel="Saving" onClick={() => void send('hidden')}>
          Hide from the donor wall
        </Button>
      )}
    </Cluster>
  );
}
