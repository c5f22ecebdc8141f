import styled from 'styled-components';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { color, space } from '@school/shared/theme';
import { Button, Cluster, Text, VisuallyHidden } from '@school/shared/ui';
import { DateTime } from '../../kit/detail/DateTime';
import { FactList } from '../../kit/detail/FactList';
import { TakeFileButton } from '../../kit/list/TakeFileButton';
import { ConfirmModal } from '../../kit/modal/ConfirmModal';
import { useModal } from '../../kit/modal/useModal';
import { useDiscardHeldFormMutation, useReleaseHeldFormMutation, type HeldForm as Form } from './api';
import { fieldLabel, formLabel } from '../../kit/forms/formLabels';

/** One form with all that was sent, and what can be done with it. */
export function HeldForm({ form }: { readonly form: Form }) {
  const { id, name, sent, fileId, receivedAt } = form;
  const { toast } = useShell();
  const modal = useModal();
  const [release, releasing] = useReleaseHeldFormMutation();
  const [discard] = useDiscardHeldFormMutation();
  const label = formLabel(form.form);

  async function decide(what: Promise<unknown>, done: string, failed: string): Promise<void> {
    try {
      await what;
      toast.add(done, { type: 'success' });
    } catch (error) {
      toast.add(`${failed} ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Card aria-labelledby={`held-${id}`}>
      <h2 id={`held-${id}`}>
        <b>{label}</b> <small>{name}</small>
      </h2>
      <Text size="small" muted>
        Sent on <DateTime value={receivedAt} />
      </Text>
      <FactList facts={sent.map(({ field, value }) => [fieldLabel(field), value] as [string, string])} />
      <Cluster gap="s3">
        {fileId && (
          <TakeFileButton
            label="Save the file"
            failure="The file could not be saved."
            path={`/uploads/${fileId}/file`}
          />
        )}
        <Button
          tone="ink"
          size="s"
          busy={releasing.isLoading}
          busyLabel="Releasing"
          onClick={() =>
            void decide(release({ id }).unwrap(), `The form of ${name} is released.`, 'It was not released.')
          }
        >
          Release
          <VisuallyHidden>
            : {label}, {name}
          </VisuallyHidden>
        </Button>
        <Button tone="line" size="s" onClick={modal.open}>
          Discard
          <VisuallyHidden>
            : {label}, {name}
          </VisuallyHidden>
        </Button>
      </Cluster>
      <ConfirmModal
        modal={modal}
        title={`Discard the form of ${name}?`}
        action="Discard"
        busyLabel="Discarding"
        onConfirm={() =>
          decide(discard({ id }).unwrap(), `The form of ${name} is discarded.`, 'It was not discarded.')
        }
      >
        <Text>What was sent is deleted, with its file, and nobody is written to.</Text>
      </ConfirmModal>
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  gap: ${space.s3};
  max-width: 860px;
  padding-bottom: ${space.s5};
  border-bottom: 1px solid ${color.rule};
  overflow-wrap: anywhere;
  h2 {
    font-size: 1.25rem;
  }
  small {
    color: ${color.muted};
  }
`;
