import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Text, VisuallyHidden } from '@school/shared/ui';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal';
import { useModal } from '../../../kit/modal/useModal';
import { useUnpublishCompetitionMutation, type PlannedPublication } from '../api';
import { publicationKinds } from './kinds';

/** Takes back what is published or planned. */
export function TakeDown({
  publication: { kind, publishedAt },
}: {
  readonly publication: PlannedPublication;
}) {
  const { toast } = useShell();
  const [unpublish] = useUnpublishCompetitionMutation();
  const modal = useModal();
  const { title } = publicationKinds[kind];

  async function take(): Promise<void> {
    try {
      await unpublish({ kind }).unwrap();
      toast.add(`${title}: nothing is shown or planned.`, { type: 'success' });
    } catch (error) {
      toast.add(`${title} was not taken down. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <>
      <Button tone="line" size="s" onClick={modal.open}>
        Take down <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      <ConfirmModal
        modal={modal}
        title={`Take down: ${title}?`}
        action="Take it down"
        busyLabel="Taking it down"
        onConfirm={take}
      >
        <Text>
          {publishedAt
            ? 'Its page says again that nothing is published, and competitors see their entry as they did before.'
            : 'What is planned is dropped; so is what is shown until then.'}
        </Text>
      </ConfirmModal>
    </>
  );
}
