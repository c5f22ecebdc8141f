import styled from 'styled-components';
import { DateTime, FactList } from '@school/shared/staff/detail';
import { TakeFileButton } from '@school/shared/staff/list';
import { ActionButton } from '@school/shared/staff/ui';
import { color, space } from '@school/shared/theme';
import { Cluster, Text, VisuallyHidden } from '@school/shared/ui';
import { fieldLabel, formLabel } from '../../kit/forms/formLabels';
import { useDiscardHeldFormMutation, useReleaseHeldFormMutation, type HeldForm as Form } from './api';

/** A held form with its fields and the decisions about it. */
export function HeldForm({ form }: { readonly form: Form }) {
  const { id, name, sent, fileId, receivedAt } = form;
  const [release] = useReleaseHeldFormMutation();
  const [discard] = useDiscardHeldFormMutation();
  const label = formLabel(form.form);

  const of = (
    <VisuallyHidden>
      : {label}, {name}
    </VisuallyHidden>
  );

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
            label="Download file"
            failure="The file could not be downloaded."
            path={`/uploads/${fileId}/file`}
          />
        )}
        <ActionButton
          run={() => release({ id }).unwrap()}
          done={`The form from ${name} was released.`}
          failed="The form was not released."
          tone="ink"
          busyLabel="Releasing"
        >
          Release
          {of}
        </ActionButton>
        <ActionButton
          run={() => discard({ id }).unwrap()}
          done={`The form from ${name} was discarded.`}
          failed="The form was not discarded."
          confirm={{
            title: `Discard the form from ${name}?`,
            text: 'The form and its file are deleted. The sender is not notified.',
            action: 'Discard',
            busyLabel: 'Discarding',
          }}
        >
          Discard
          {of}
        </ActionButton>
      </Cluster>
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
