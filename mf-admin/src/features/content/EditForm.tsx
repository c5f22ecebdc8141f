import styled from 'styled-components';
import { DateTime } from '@school/shared/staff/detail';
import { ConfirmModal, useModal } from '@school/shared/staff/modal';
import { Part } from '@school/shared/staff/page';
import { Button, Cluster, ErrorSummary, FieldGroup, Text } from '@school/shared/ui';
import type { ContentDetail } from '../../kit/content/api';
import { ContentField } from './fields/ContentField';
import { idOf } from './fields/fieldProps';
import { PendingPhotographs } from './fields/pendingPhotographs';
import { Previews } from './Previews';
import { ReminderSample } from './ReminderSample';
import { FORM_ID, type Editing } from './useEditing';

interface Props {
  readonly detail: ContentDetail;
  readonly editing: Editing;
}

/** The form of a document, made from its schema; a draft need not be right, what is published is checked. */
export function EditForm({ detail, editing }: Props) {
  const { schema, typed, isTyped, wrong, busy, isStale, change } = editing;
  const { draft } = detail;
  const dropping = useModal();
  const errors = Object.entries(wrong.fields).map(([place, message]) => ({
    field: idOf(place === '' ? [] : place.split('.')),
    message,
  }));
  return (
    <Part aria-label="Edit">
      <Form
        id={FORM_ID}
        tabIndex={-1}
        noValidate
        aria-label={detail.title}
        onSubmit={(event) => {
          event.preventDefault();
          void editing.publish();
        }}
      >
        <ErrorSummary errors={errors} attempt={wrong.attempt} />
        <PendingPhotographs value={editing.notePending}>
          <ContentField
            key={editing.generation}
            schema={schema}
            value={typed}
            place={[]}
            label={schema.title ?? detail.title}
            errors={wrong.fields}
            onChange={change}
          />
        </PendingPhotographs>
        <FieldGroup title={detail.pages.length > 0 ? 'Preview and publish' : 'Publish'}>
          <Text size="small" muted aria-live="polite">
            {isTyped ? (
              'You have unsaved changes.'
            ) : draft ? (
              <>
                Draft by {draft.by}, <DateTime value={draft.at} />. Visitors do not see it until it is
                published.
              </>
            ) : (
              'There is no draft. This is the published text.'
            )}
          </Text>
          <Previews detail={detail} editing={editing} />
          <ReminderSample path={detail.path} editing={editing} />
          <Cluster gap="s3">
            <Button type="submit" busy={busy === 'publish'} busyLabel="Publishing" aria-disabled={isStale}>
              Publish
            </Button>
            <Button
              tone="line"
              busy={busy === 'draft'}
              busyLabel="Saving"
              aria-disabled={isStale || !isTyped}
              onClick={() => void (isTyped && editing.keepDraft())}
            >
              Save draft
            </Button>
            {draft && (
              <Button
                tone="line"
                aria-disabled={isStale}
                onClick={isStale ? editing.lookAtTheirs : dropping.open}
              >
                Discard draft
              </Button>
            )}
          </Cluster>
          <ConfirmModal
            modal={dropping}
            title="Discard draft?"
            action="Discard draft"
            busyLabel="One moment"
            onConfirm={async () => void (await editing.dropDraft())}
          >
            <Text>The draft and your unsaved changes will be lost.</Text>
          </ConfirmModal>
        </FieldGroup>
      </Form>
    </Part>
  );
}

/** Takes the focus when what was pressed is gone. */
const Form = styled.form`
  outline: 0;
`;
