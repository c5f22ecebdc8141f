import { useApiMutation, useSchoolForm } from '@school/shared/form';
import { topicLabels } from '@school/shared/schemas/contact/labels';
import {
  Button,
  ErrorSummary,
  Fields,
  FormActions,
  Honeypot,
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

export function ContactForm() {
  const send = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.sendContactMessage));
  const { form, field, submit, summary, sending, sent, startOver } = useSchoolForm({
    schema,
    defaults: EMPTY,
    draftKey: 'contact',
  });
  useChosenByAddress(form, 'topic', topicOptions);

  if (sent) return <MessageSent onAnother={startOver} />;
  return (
    <form
      noValidate
      method="post"
      action="/forms/sendContactMessage"
      aria-labelledby="contact-form-title"
      data-counted="contact"
      onSubmit={submit((message, { idempotencyKey }) =>
        send({ contactMessage: { ...message, ...referredBy() }, 'idempotency-key': idempotencyKey }),
      )}
    >
      <Fields>
        <ErrorSummary {...summary} />
        <SelectField
          {...field('topic')}
          label="What is it about?"
          options={topicOptions}
          placeholder="Please choose"
        />
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <TextField {...field('email')} type="email" inputMode="email" label="E-mail" autoComplete="email" />
        <TextField
          {...field('phone')}
          type="tel"
          inputMode="tel"
          label="Phone"
          optional
          help="If you prefer a call. For example 024 412 3456, or with the country code."
          autoComplete="tel"
        />
        <TextArea {...field('message')} label="Your message" rows={6} />
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
