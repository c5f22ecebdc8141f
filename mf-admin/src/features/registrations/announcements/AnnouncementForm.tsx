import { useState } from 'react';
import styled from 'styled-components';
import { bandRules, instrumentNames } from '@school/shared/competition';
import { useSchoolForm, type SchoolForm, type Sending } from '@school/shared/form';
import { optionsOf } from '@school/shared/staff/list';
import { measure } from '@school/shared/theme';
import {
  Button,
  CheckboxGroup,
  Cluster,
  ErrorSummary,
  FieldGroup,
  FieldPair,
  FormActions,
  Notice,
  SelectField,
  TextArea,
  TextField,
} from '@school/shared/ui';
import { usePreviewCompetitionAnnouncementMutation, type AnnouncementPreview } from '../api';
import { consentLabels, entryLabels, feeLabels } from '../labels';
import type { AnnouncementDraft, AnnouncementFields } from './announcementDraft';
import { Preview } from './Preview';

interface Seen {
  readonly announcement: AnnouncementDraft;
  readonly preview: AnnouncementPreview;
  readonly firstKey: string;
}

const EMPTY: AnnouncementFields = {
  filter: { instrument: '', band: '', state: [], fee: '', consent: '', papers: '', audition: '' },
  subject: '',
  text: '',
};

/** The form for an announcement, then its preview with the send button. */
export function AnnouncementForm({ onNext }: { readonly onNext: () => void }) {
  const [look] = usePreviewCompetitionAnnouncementMutation();
  const [seen, setSeen] = useState<Seen>();
  const [sentTo, setSentTo] = useState<number>();
  const { field, choices, submit, sending, summary, startOver } = useSchoolForm<
    AnnouncementFields,
    AnnouncementDraft
  >({
    schema: () => import('./announcementDraft').then(({ announcementDraft }) => announcementDraft),
    defaults: EMPTY,
    draftKey: 'competition-announcement',
    // The preview sends it; until then the draft is stored.
    keepDraft: true,
    idPrefix: 'announcement-',
  });

  async function show(announcement: AnnouncementDraft, { idempotencyKey }: Sending): Promise<void> {
    const preview = await look({ competitionAnnouncement: announcement }).unwrap();
    setSeen({ announcement, preview, firstKey: idempotencyKey });
  }

  if (sentTo !== undefined) return <AnnouncementSent entries={sentTo} onNext={onNext} />;
  return (
    <>
      <Form noValidate aria-label="Announcement" hidden={seen !== undefined} onSubmit={submit(show)}>
        <ErrorSummary {...summary} />
        <FieldGroup title="Recipients">
          <GroupFields {...{ field, choices }} />
        </FieldGroup>
        <FieldGroup title="Message">
          <TextField label="Subject" autoComplete="off" maxLength={120} {...field('subject')} />
          <TextArea
            label="Text"
            help="An empty line starts a new paragraph. The greeting and the link to the entry are added automatically."
            rows={8}
            {...field('text')}
          />
        </FieldGroup>
        <FormActions next="You can check recipients and text first. Nothing is sent yet.">
          <Button type="submit" busy={sending} busyLabel="One moment">
            Preview
          </Button>
        </FormActions>
      </Form>
      {seen && (
        <Preview
          {...seen}
          onBack={() => setSeen(undefined)}
          onSent={(entries) => {
            startOver();
            setSentTo(entries);
          }}
        />
      )}
    </>
  );
}

const Form = styled.form`
  max-width: ${measure.form};
`;

interface Props {
  /** The number of recipients. */
  readonly entries: number;
  readonly onNext: () => void;
}

/** Reports that an announcement was sent. */
function AnnouncementSent({ entries, onNext }: Props) {
  return (
    <>
      <Notice tone="success" title="Announcement sent" live>
        It was sent to {entries === 1 ? '1 entry' : `${entries} entries`}. The mails go out within a minute.
      </Notice>
      <Cluster>
        <Button tone="line" onClick={onNext}>
          Write another
        </Button>
      </Cluster>
    </>
  );
}

const bandOptions = Object.keys(bandRules).map((band) => ({ value: band, label: band }));

type GroupFieldsProps = Pick<SchoolForm<AnnouncementFields, AnnouncementDraft>, 'field' | 'choices'>;

/** The filters of the recipients; an empty one means all. */
function GroupFields({ field, choices }: GroupFieldsProps) {
  return (
    <>
      <FieldPair>
        <SelectField
          label="Instrument"
          placeholder="All instruments"
          options={optionsOf(instrumentNames)}
          {...field('filter.instrument')}
        />
        <SelectField label="Band" placeholder="All bands" options={bandOptions} {...field('filter.band')} />
      </FieldPair>
      <CheckboxGroup
        label="State"
        help="If none is selected, everyone except withdrawn entries."
        options={optionsOf(entryLabels)}
        {...choices('filter.state')}
      />
      <FieldPair>
        <SelectField label="Fee" placeholder="Any" options={optionsOf(feeLabels)} {...field('filter.fee')} />
        <SelectField
          label="Consent"
          placeholder="Any"
          options={optionsOf(consentLabels)}
          {...field('filter.consent')}
        />
        <SelectField
          label="Papers"
          placeholder="Any"
          options={optionsOf({ complete: 'Complete', missing: 'Some missing' })}
          {...field('filter.papers')}
        />
        <SelectField
          label="Audition"
          placeholder="Any"
          options={optionsOf({ given: 'Assigned', none: 'None yet' })}
          {...field('filter.audition')}
        />
      </FieldPair>
    </>
  );
}
