import { useShell } from '@school/shared';
import { useSchoolForm, type Sending } from '@school/shared/form';
import { enquiryLimits } from '@school/shared/schemas/enquiries/labels';
import { Button, ErrorSummary, Fields, FormActions, TextArea } from '@school/shared/ui';

/** An answer is mailed; a note is only visible to colleagues. */
export type MessageKind = 'answer' | 'note';

interface Props {
  readonly kind: MessageKind;
  /** The key of the draft on the device. */
  readonly draftKey: string;
  readonly onSend: (text: string, idempotencyKey: string) => Promise<unknown>;
}

const words = {
  answer: {
    form: 'Answer by email',
    label: 'Answer',
    action: 'Send answer',
    busy: 'Sending',
    done: 'Answer sent.',
    rows: 6,
    max: enquiryLimits.answerMax,
    schema: () => import('@school/shared/schemas/enquiries').then((m) => m.enquiryAnswer),
  },
  note: {
    form: 'Note for colleagues',
    label: 'Note',
    action: 'Save note',
    busy: 'Saving',
    done: 'Note saved.',
    rows: 3,
    max: enquiryLimits.noteMax,
    schema: () => import('@school/shared/schemas/enquiries').then((m) => m.enquiryNote),
  },
} as const;

/** Writes an answer or a note. */
export function MessageForm({ kind, draftKey, onSend }: Props) {
  const { toast } = useShell();
  const { form, label, action, busy, done, rows, max, schema } = words[kind];
  const { field, submit, sending, summary, startOver } = useSchoolForm<{ text: string }, { text: string }>({
    schema,
    defaults: { text: '' },
    draftKey,
    idPrefix: `${kind}-`,
  });

  async function send({ text }: { text: string }, { idempotencyKey }: Sending): Promise<void> {
    await onSend(text, idempotencyKey);
    toast.add(done, { type: 'success' });
    startOver();
  }

  return (
    <form noValidate aria-label={form} onSubmit={submit(send)}>
      <Fields>
        <ErrorSummary {...summary} />
        <TextArea label={label} rows={rows} maxLength={max} {...field('text')} />
      </Fields>
      <FormActions>
        <Button type="submit" size="s" busy={sending} busyLabel={busy}>
          {action}
        </Button>
      </FormActions>
    </form>
  );
}
