import { useContent } from '@school/shared/content/use';
import { useApiMutation, useSchoolForm } from '@school/shared/form';
import { useUpload } from '@school/shared/form/upload';
import {
  Button,
  EmailField,
  ErrorSummary,
  FieldPair,
  Fields,
  FileField,
  FormActions,
  Honeypot,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
} from '@school/shared/ui';
import { useCallback, useMemo, useState } from 'react';
import { openings } from '../content/openings';
import { useChosenByAddress } from '../parts/useChosenByAddress';
import { ApplicationSent } from './ApplicationSent';
import { openingOptions, openingTitleOf } from './openingOptions';

const EMPTY = {
  opening: '',
  name: '',
  email: '',
  phone: '',
  letter: '',
  cv: null,
  recording: '',
  leaveEmpty: '',
};

export function ApplyForm() {
  const open = useContent(openings);
  const options = useMemo(() => openingOptions(open), [open]);
  const schema = useCallback(
    () => import('./applicationDraft').then(({ applicationDraft }) => applicationDraft(options)),
    [options],
  );
  const send = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.applyForJob));
  const school = useSchoolForm({ schema, defaults: EMPTY, draftKey: 'careers' });
  const { form, field, submit, summary, sending, sent, startOver } = school;
  const cv = useUpload({ school, name: 'cv', purpose: 'cv' });
  const [reference, setReference] = useState('');
  useChosenByAddress(form, 'opening', options);

  if (sent) return <ApplicationSent reference={reference} onAnother={startOver} />;
  return (
    <form
      noValidate
      method="post"
      action="/forms/applyForJob"
      encType="multipart/form-data"
      aria-labelledby="apply-title"
      onSubmit={submit(async (draft, { idempotencyKey }) => {
        const jobApplication = { ...draft, openingTitle: openingTitleOf(draft.opening, options) };
        const answer = await send({ jobApplication, 'idempotency-key': idempotencyKey });
        setReference(answer.reference);
      })}
    >
      <Fields>
        <ErrorSummary {...summary} />
        <SelectField
          {...field('opening')}
          label="Which position are you applying for?"
          options={options}
          placeholder="Please choose"
        />
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <FieldPair>
          <EmailField {...field('email')} />
          <PhoneField {...field('phone')} />
        </FieldPair>
        <TextArea
          {...field('letter')}
          label="A few lines about yourself"
          help="Half a page is enough: what you have done, and what you would like to do here."
          rows={6}
        />
        <FileField label="Your CV" {...cv} />
        <TextField
          {...field('recording')}
          type="url"
          inputMode="url"
          label="Link to a recording"
          optional
          help="Only if you apply to teach or play. The link begins with https:// and opens without an account."
          autoComplete="off"
        />
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions
        privacy="all"
        next="Two of us read every application. We email you a reference number at once, and our answer within two weeks."
      >
        <Button type="submit" size="l" wide busy={sending} busyLabel="Sending …">
          Send the application
        </Button>
      </FormActions>
    </form>
  );
}
