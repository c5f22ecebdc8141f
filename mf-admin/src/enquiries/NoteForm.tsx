import { useShell } from '@school/shared';
import { useSchoolForm, type Sending } from '@school/shared/form';
import { enquiryLimits } from '@school/shared/schemas/enquiries/labels';
import { Button, ErrorSummary, Fields, FormActions, TextArea } from '@school/shared/ui';
import { useNoteEnquiryMutation, type EnquiryDetail } from './api';

/** Leaves a note for colleagues; a draft stays on the device until it is kept. */
export function NoteForm({ enquiry: { id } }: { readonly enquiry: EnquiryDetail }) {
  const { toast } = useShell();
  const [note] = useNoteEnquiryMutation();
  const { field, submit, sending, summary, startOver } = useSchoolForm<{ text: string }, { text: string }>({
    schema: () => import('@school/shared/schemas/enquiries').then((m) => m.enquiryNote),
    defaults: { text: '' },
    draftKey: `enquiry-note-${id}`,
    idPrefix: 'note-',
  });

  async function send(enquiryNote: { text: string }, { idempotencyKey }: Sending): Promise<void> {
    await note({ id, 'idempotency-key': idempotencyKey, enquiryNote }).unwrap();
    toast.add('The note is kept.', { type: 'success' });
    startOver();
  }

  return (
    <form noValidate aria-label="Note for colleagues" onSubmit={submit(send)}>
      <Fields>
        <ErrorSummary errors={summary.errors} attempt={summary.attempt} />
        <TextArea label="Note" rows={3} maxLength={enquiryLimits.noteMax} {...field('text')} />
      </Fields>
      <FormActions>
        <Button type="submit" size="s" busy={sending} busyLabel="Keeping">
          Keep the note
        </Button>
      </FormActions>
    </form>
  );
}
