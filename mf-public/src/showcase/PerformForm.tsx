import { useApiMutation, useSchoolForm } from '@school/shared/form';
import {
  Button,
  EmailField,
  ErrorSummary,
  FieldGroup,
  FieldPair,
  FormActions,
  Honeypot,
  PhoneField,
  Segmented,
  TextArea,
  TextField,
} from '@school/shared/ui';
import { performerSent } from '@school/shared/schemas/sent';
import { useState } from 'react';
import { categoryOptions, placeOptions } from '../content/showcase';
import { Recordings } from './Recordings';
import { ShowcaseSent } from './ShowcaseSent';

const EMPTY = {
  stageName: '',
  kind: '',
  category: '',
  place: '',
  about: '',
  recordings: ['', '', ''],
  contactName: '',
  email: '',
  phone: '',
  leaveEmpty: '',
};

const schema = () =>
  import('@school/shared/schemas/showcase').then(({ performerApplication }) => performerApplication);

export function PerformForm() {
  const send = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.applyToPerform));
  const { form, field, submit, summary, sending, sent, startOver } = useSchoolForm({
    schema,
    defaults: EMPTY,
    draftKey: 'perform',
    idPrefix: 'perform-',
  });
  const [reference, setReference] = useState('');

  if (sent) {
    return (
      <ShowcaseSent
        id="perform-sent"
        title={performerSent.title}
        reference={reference}
        again="Apply with another ensemble"
        onAnother={startOver}
      >
        {performerSent.text}
      </ShowcaseSent>
    );
  }
  return (
    <form
      noValidate
      method="post"
      action="/forms/applyToPerform"
      aria-labelledby="perform-title"
      onSubmit={submit(async (performerApplication, { idempotencyKey }) => {
        const answer = await send({ performerApplication, 'idempotency-key': idempotencyKey });
        setReference(answer.reference);
      })}
    >
      <ErrorSummary {...summary} />
      <FieldGroup title="Your music">
        <TextField {...field('stageName')} label="Name on the poster" autoComplete="off" />
        <TextField
          {...field('kind')}
          label="What do you play?"
          help="Such as solo piano, string quartet, highlife band of eight."
          autoComplete="off"
        />
        <Segmented {...field('category')} label="Classical or contemporary?" options={categoryOptions} wide />
        <Segmented {...field('place')} label="Where are you based?" options={placeOptions} wide />
        <TextArea
          {...field('about')}
          label="About your music"
          help="What you would play here, and where you have played before."
        />
        <Recordings field={field} />
      </FieldGroup>
      <FieldGroup title="How we reach you">
        <TextField {...field('contactName')} label="Your name" autoComplete="name" />
        <FieldPair>
          <EmailField {...field('email')} />
          <PhoneField {...field('phone')} />
        </FieldPair>
        <Honeypot {...form.register('leaveEmpty')} />
      </FieldGroup>
      <FormActions privacy="all" next="This does not commit you or us to anything. We write to you first.">
        <Button type="submit" size="l" wide busy={sending} busyLabel="Sending …">
          Apply to perform
        </Button>
      </FormActions>
    </form>
  );
}
