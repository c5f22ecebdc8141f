import { useState } from 'react';
import styled from 'styled-components';
import { useSchoolForm, type Sending } from '@school/shared/form';
import { measure } from '@school/shared/theme';
import { Button, ErrorSummary, FieldGroup, FormActions, TextArea, TextField } from '@school/shared/ui';
import { usePreviewCompetitionAnnouncementMutation, type AnnouncementPreview } from '../api';
import type { AnnouncementDraft, AnnouncementFields } from './announcementDraft';
import { AnnouncementSent } from './AnnouncementSent';
import { GroupFields } from './GroupFields';
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

/** Whom an announcement is for and what it says; then what would be sent, and the button that sends it. */
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
    // It is sent from its preview; until then what is typed is kept.
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
        <FieldGroup title="Whom">
          <GroupFields {...{ field, choices }} />
        </FieldGroup>
        <FieldGroup title="What">
          <TextField label="Subject" autoComplete="off" maxLength={120} {...field('subject')} />
          <TextArea
            label="Text"
            help="An empty line begins a new paragraph. The greeting and the link to the entry come by themselves."
            rows={8}
            {...field('text')}
          />
        </FieldGroup>
        <FormActions next="You see who gets it and how it reads; nothing is sent yet.">
          <Button type="submit" busy={sending} busyLabel="One moment">
            See it before it goes
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
