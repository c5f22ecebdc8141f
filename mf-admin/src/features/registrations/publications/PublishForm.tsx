import { useWatch } from '@school/shared/form';
import { formatDateTime } from '@school/shared/format';
import { FormFrame, Loaded, useModalForm } from '@school/shared/staff/forms';
import { Segmented, TextArea, TextField } from '@school/shared/ui';
import { usePreviewPublicationQuery, usePublishCompetitionMutation, type PlannedPublication } from '../api';
import { publicationKinds } from './kinds';
import type { PublicationDraft, PublicationFields } from './publicationDraft';
import { PublicationPreview } from './PublicationPreview';

interface Props {
  readonly publication: PlannedPublication;
  readonly onDone: () => void;
}

/** The preview of a publication, with its note and date. */
export function PublishForm({ publication: { kind, note }, onDone }: Props) {
  const { title } = publicationKinds[kind];
  const preview = usePreviewPublicationQuery({ kind });
  const [publish] = usePublishCompetitionMutation();
  const { form, field, frame } = useModalForm<PublicationFields, PublicationDraft>({
    schema: () => import('./publicationDraft').then(({ publicationDraft }) => publicationDraft),
    defaults: { note: note ?? '', when: 'now', publishAt: '' },
    draftKey: `publication-${kind}`,
    idPrefix: 'publish-',
    onDone,
    send: async (publicationChange) => {
      const { publishAt, publishedAt } = await publish({ kind, publicationChange }).unwrap();
      const later = publishAt && !publishedAt ? formatDateTime(publishAt) : undefined;
      return later ? `${title} was scheduled for ${later} UTC.` : `${title} was published.`;
    },
  });
  const [typedNote = '', when] = useWatch({ control: form.control, name: ['note', 'when'] });

  return (
    <FormFrame
      label={`Publish: ${title}`}
      {...frame}
      action={when === 'later' ? 'Schedule' : 'Publish now'}
      busyLabel="Publishing"
    >
      <Loaded what="preview" result={preview} height={240}>
        {(shown) => <PublicationPreview publication={shown} note={typedNote.trim()} />}
      </Loaded>
      <TextArea
        label="Note"
        help="Shown above the names, for example where and when the round takes place."
        optional
        maxLength={2000}
        {...field('note')}
      />
      <Segmented
        label="When"
        options={[
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'At a set time' },
        ]}
        {...field('when')}
      />
      {when === 'later' && (
        <TextField
          type="datetime-local"
          label="Published from (UTC)"
          help="Ghana time (UTC). The current publication stays until then."
          {...field('publishAt')}
        />
      )}
    </FormFrame>
  );
}
