import { useContent } from '@school/shared/content/use';
import { performers } from '@school/shared/people';
import { useApiMutation, useSchoolForm } from '@school/shared/form';
import {
  AmountField,
  Button,
  CheckboxGroup,
  EmailField,
  ErrorSummary,
  FieldGroup,
  FieldPair,
  FormActions,
  Honeypot,
  PhoneField,
  Segmented,
  SelectField,
  TextArea,
  TextField,
} from '@school/shared/ui';
import { engagementSent } from '@school/shared/schemas/sent';
import { useState } from 'react';
import { musicOptions, occasionOptions, performerOptions } from '../content/showcase';
import { ShowcaseSent } from './ShowcaseSent';

const EMPTY = {
  occasion: '',
  date: '',
  startTime: '',
  place: '',
  guests: '',
  music: '',
  performers: [],
  budget: '',
  message: '',
  name: '',
  organisation: '',
  email: '',
  phone: '',
  leaveEmpty: '',
};

const schema = () => import('./engagementDraft').then(({ engagementDraft }) => engagementDraft);

export function BookForm() {
  const players = useContent(performers);
  const send = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.requestEngagement));
  const { form, field, choices, submit, summary, sending, sent, startOver } = useSchoolForm({
    schema,
    defaults: EMPTY,
    draftKey: 'book',
    idPrefix: 'book-',
  });
  const [reference, setReference] = useState('');

  if (sent) {
    return (
      <ShowcaseSent
        id="book-sent"
        title={engagementSent.title}
        reference={reference}
        again="Ask for another day"
        onAnother={startOver}
      >
        {engagementSent.text}
      </ShowcaseSent>
    );
  }
  return (
    <form
      noValidate
      method="post"
      action="/forms/requestEngagement"
      aria-labelledby="book-title"
      onSubmit={submit(async (engagementRequest, { idempotencyKey }) => {
        const answer = await send({ engagementRequest, 'idempotency-key': idempotencyKey });
        setReference(answer.reference);
      })}
    >
      <ErrorSummary {...summary} />
      <FieldGroup title="The occasion">
        <SelectField
          {...field('occasion')}
          label="What is it?"
          options={occasionOptions}
          placeholder="Please choose"
        />
        <FieldPair>
          <TextField {...field('date')} type="date" label="Day" autoComplete="off" />
          <TextField {...field('startTime')} type="time" label="The music starts at" autoComplete="off" />
        </FieldPair>
        <FieldPair>
          <TextField {...field('place')} label="Place" autoComplete="off" />
          <TextField {...field('guests')} inputMode="numeric" label="Guests" optional autoComplete="off" />
        </FieldPair>
      </FieldGroup>
      <FieldGroup title="The music">
        <Segmented {...field('music')} label="What should be played?" options={musicOptions} wide />
        <CheckboxGroup
          {...choices('performers')}
          label="Who would you like to hear?"
          help="Tick the performers that you would like, or leave it to us."
          optional
          options={performerOptions(players)}
        />
        <AmountField
          {...field('budget')}
          label="Budget"
          optional
          help="For everything, including travel. It helps us to offer what fits."
          autoComplete="off"
        />
        <TextArea {...field('message')} label="Anything else" optional />
      </FieldGroup>
      <FieldGroup title="How we reach you">
        <FieldPair>
          <TextField {...field('name')} label="Your name" autoComplete="name" />
          <TextField {...field('organisation')} label="Organisation" optional autoComplete="organization" />
        </FieldPair>
        <FieldPair>
          <EmailField {...field('email')} />
          <PhoneField {...field('phone')} />
        </FieldPair>
        <Honeypot {...form.register('leaveEmpty')} />
      </FieldGroup>
      <FormActions
        privacy="all"
        next="You get an offer within two working days. Nothing is booked until you accept it."
      >
        <Button type="submit" size="l" wide busy={sending} busyLabel="Sending …">
          Ask for an offer
        </Button>
      </FormActions>
    </form>
  );
}
