import { useApiMutation, useSchoolForm } from '@school/shared/form';
import type { ContactTopic } from '@school/shared/schemas/contact';
import { topicLabels } from '@school/shared/schemas/contact/labels';
import {
  Button,
  EmailField,
  ErrorSummary,
  Fields,
  FormActions,
  Honeypot,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
} from '@school/shared/ui';
import { optionsOf } from '../content/options';
import { useChosenByAddress } from '../parts/useChosenByAddress';
import { referredBy } from '../parts/referredBy';
import { MessageSent } from './MessageSent';

const topicOptions = optionsOf(topicLabels);
const EMPTY = { topic: '', name: '', email: '', phone: '', message: '', leaveEmpty: '' };

const schema = () => import('@school/shared/schemas/contact').then(({ contactMessage }) => contactMessage);

interface Props {
  /** The topic of a form that is about one thing; otherwise the writer chooses. */
  readonly topic?: ContactTopic;
  readonly draftKey?: string;
  readonly titleId?: string;
  readonly messageLabel?: string;
}

export function ContactForm({
  topic,
  draftKey = 'contact',
  titleId = 'contact-form-title',
  messageLabel = 'Your message',
}: Props) {
  const send = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.sendContactMessage));
  const { form, field, submit, summary, sending, sent, startOver } = useSchoolForm({
    schema,
    defaults: topic ? { ...EMPTY, topic } : EMPTY,
    draftKey,
  });
  useChosenByAddress(form, 'topic', topic ? [] : topicOptions);

  if (sent) return <MessageSent onAnother={startOver} />;
  return (
    <form
      noValidate
      method="post"
      action="/forms/sendContactMessage"
      aria-labelledby={titleId}
      data-counted="contact"
      onSubmit={submit((message, { idempotencyKey }) =>
        send({ contactMessage: { ...message, ...referredBy() }, 'idempotency-key': idempotencyKey }),
      )}
    >
      <Fields>
        <ErrorSummary {...summary} />
        {topic ? (
          <input type="hidden" {...form.register('topic')} value={topic} />
        ) : (
          <SelectField
            {...field('topic')}
            label="What is it about?"
            options={topicOptions}
            placeholder="Please choose"
          />
        )}
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <EmailField {...field('email')} />
        <PhoneField
          {...field('phone')}
          optional
          help="If you prefer a call. For example 024 412 3456, or with the country code."
        />
        <TextArea {...field('message')} label={messageLabel} rows={6} />
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions
        privacy="all"
        next="We email you a reference number at once, and answer within two working days."
      >
        <Button type="submit" size="l" wide busy={sending} busyLabel="Sending …">
          Send the message
        </Button>
      </FormActions>
    </form>
  );
}
