import { Button, ErrorSummary, FieldGroup, FormActions, Honeypot } from '@school/shared/ui';
import styled from 'styled-components';
import type { CourseLine } from '../content/offers';
import { LessonFields } from './LessonFields';
import { PupilFields } from './PupilFields';
import { Registered } from './Registered';
import { TimesField } from './TimesField';
import { useRegistration } from './useRegistration';

export function RegisterForm({ course: { id, offer } }: { readonly course: CourseLine }) {
  const registration = useRegistration(id, offer);
  const { form, submit, summary, sending, sent, reference, startOver } = registration;
  if (sent) return <Registered reference={reference} onAnother={startOver} />;
  return (
    <Form
      noValidate
      method="post"
      action="/forms/registerForMusicStudy"
      aria-labelledby="register-title"
      data-counted="lessons"
      onSubmit={submit}
    >
      <ErrorSummary {...summary} />
      <FieldGroup title="The lessons">
        <LessonFields registration={registration} offer={offer} />
      </FieldGroup>
      <FieldGroup title="Lesson time">
        <TimesField {...registration.choices('times')} />
      </FieldGroup>
      <FieldGroup title="The people">
        <PupilFields registration={registration} />
      </FieldGroup>
      <Honeypot {...form.register('leaveEmpty')} />
      <input type="hidden" name="instrument" value={id} />
      <FormActions
        privacy="children"
        next="We email you a reference number. The registrar answers within two working days, with the fee and a free trial lesson."
      >
        <Button type="submit" size="l" wide busy={sending} busyLabel="Sending …">
          Send the registration
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  > fieldset:first-child {
    margin-top: 0;
  }
`;
