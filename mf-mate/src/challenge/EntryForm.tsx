import { useApiMutation, useSchoolForm, useWatch } from '@school/shared/form';
import { useUpload } from '@school/shared/form/upload';
import { challengeLimits, type ChallengeEntry } from '@school/shared/schemas/tickets';
import {
  Button,
  CheckboxField,
  EmailField,
  ErrorSummary,
  FieldGroup,
  FieldPair,
  Fields,
  FileField,
  FormActions,
  Honeypot,
  PhoneField,
  SelectField,
  TextField,
} from '@school/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { pieces } from '../content/challengeTerms';
import type { EntryFields } from './entryDraft';
import { EntrySent } from './EntrySent';

const EMPTY: EntryFields = {
  artist: '',
  age: '',
  place: '',
  piece: '',
  sheet: null,
  email: '',
  phone: '',
  guardian: { name: '', phone: '', consent: false },
  leaveEmpty: '',
};

const schema = () => import('./entryDraft').then(({ entryDraft }) => entryDraft);

const options = pieces.map(({ title, by }) => ({ value: title, label: `${title} (${by})` }));

/** The form for one sheet by one artist. Minors need the consent of a parent or guardian. */
export function EntryForm() {
  const send = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.enterChallenge));
  const school = useSchoolForm<EntryFields, ChallengeEntry>({
    schema,
    defaults: EMPTY,
    draftKey: 'challenge',
  });
  const { form, field, submit, summary, sending, sent, startOver } = school;
  const sheet = useUpload({ school, name: 'sheet', purpose: 'challenge_sheet' });
  const [reference, setReference] = useState('');
  const age = useWatch({ control: form.control, name: 'age' });
  const isMinor = age.trim() !== '' && Number(age) < challengeLimits.adultAge;

  const guardian = (
    <FieldGroup title={`For artists under ${challengeLimits.adultAge}: a parent or guardian`}>
      <FieldPair>
        <TextField label="Their name" autoComplete="off" {...field('guardian.name')} />
        <PhoneField label="Their phone" autoComplete="off" {...field('guardian.phone')} />
      </FieldPair>
      <CheckboxField
        label="I am the parent or guardian. I agree that the sheet may take part, hang on the stage and be photographed there."
        {...field('guardian.consent')}
      />
    </FieldGroup>
  );

  if (sent) return <EntrySent reference={reference} onAnother={startOver} />;
  return (
    <Form
      noValidate
      method="post"
      action="/forms/enterChallenge"
      encType="multipart/form-data"
      aria-labelledby="enter-title"
      onSubmit={submit(async (challengeEntry, { idempotencyKey }) => {
        const answer = await send({ challengeEntry, 'idempotency-key': idempotencyKey });
        setReference(answer.reference);
      })}
    >
      <Fields>
        <ErrorSummary {...summary} />
        <FieldPair>
          <TextField label="Name of the artist" autoComplete="off" {...field('artist')} />
          <TextField label="Age" inputMode="numeric" autoComplete="off" {...field('age')} />
        </FieldPair>
        <TextField label="School or town" autoComplete="off" {...field('place')} />
        <SelectField
          label="The piece you heard"
          options={options}
          placeholder="Please choose"
          {...field('piece')}
        />
        <FileField label="A photograph or scan of the sheet" {...sheet} />
        <FieldPair>
          <EmailField help="We write to this address: your own, or a parent’s." {...field('email')} />
          <PhoneField optional {...field('phone')} />
        </FieldPair>
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      {isMinor ? guardian : <noscript>{guardian}</noscript>}
      <FormActions
        privacy="children"
        next="We email you an entry number at once. The judges decide in November."
      >
        <Button type="submit" tone="gold" size="l" wide busy={sending} busyLabel="Sending …">
          Enter the sheet
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  min-width: 0;
`;
