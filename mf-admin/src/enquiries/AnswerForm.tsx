import { useShell } from '@school/shared';
import { useSchoolForm, type Sending } from '@school/shared/form';
import { enquiryLimits } from '@school/shared/schemas/enquiries/labels';
import { Button, ErrorSummary, Fields, FormActions, TextArea } from '@school/shared/ui';
import { useAnswerEnquiryMutation, type EnquiryDetail } from './api';

/** Answers by mail; a draft stays on the device until it is sent. */
export function AnswerForm({ enquiry: { id, version } }: { readonly enquiry: EnquiryDetail }) {
  const { toast } = useShell();
  const [answer] = useAnswerEnquiryMutation();
  const { field, submit, sending, summary, startOver } = useSchoolForm<{ text: string }, { text: string }>({
    schema: () => import('@school/shared/schemas/enquiries').then((m) => m.enquiryAnswer),
    defaults: { text: '' },
    draftKey: `enquiry-answer-${id}`,
    idPrefix: 'answer-',
  });

  async function send({ text }: { text: string }, { idempotencyKey }: Sending): Promise<void> {
    await answer({ id, 'idempotency-key': idempotencyKey, enquiryReply: { version, text } }).unwrap();
    toast.add('The answer is on its way.', { type: 'success' });
    startOver();
  }

  return (
    <form noValidate aria-label="Answer by mail" onSubmit={submit(send)}>
      <Fields>
        <ErrorSummary errors={summary.errors} attempt={summary.attempt} />
        <TextArea label="Answer" rows={6} maxLength={enquiryLimits.answerMax} {...field('text')} />
      </Fields>
      <FormActions>
        <Button type="submit" size="s" busy={sending} busyLabel="Sending">
          Send the answer
        </Button>
      </FormActions>
    </form>
  );
}
