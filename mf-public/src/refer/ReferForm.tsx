import {
  Button,
  CheckboxField,
  EmailField,
  ErrorSummary,
  FieldPair,
  Fields,
  FormActions,
  Honeypot,
  TextArea,
  TextField,
} from '@school/shared/ui';
import { ReferralSent } from './ReferralSent';
import { useReferral } from './useReferral';

export function ReferForm() {
  const { form, field, onSubmit, summary, sending, sent, startOver } = useReferral();

  if (sent) return <ReferralSent onAnother={startOver} />;
  return (
    <form
      noValidate
      method="post"
      action="/forms/referFriend"
      aria-labelledby="recommend-title"
      onSubmit={onSubmit}
    >
      <Fields>
        <ErrorSummary {...summary} />
        <FieldPair>
          <TextField {...field('name')} label="Your name" autoComplete="name" />
          <EmailField {...field('email')} label="Your email" />
        </FieldPair>
        <FieldPair>
          <TextField {...field('friendName')} label="Your friend’s name" autoComplete="off" />
          <EmailField {...field('friendEmail')} label="Your friend’s email" autoComplete="off" />
        </FieldPair>
        <TextArea
          {...field('note')}
          label="A message to your friend"
          optional
          rows={4}
          help="We send your words as you write them. Please leave out links: the email has the right one."
        />
        <CheckboxField
          {...field('consent')}
          label="My friend knows that I pass on their address for this one email."
        />
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions
        privacy="all"
        next="Your friend gets one email, and so do you. Nobody gets more than one of these emails a month."
      >
        <Button type="submit" size="l" wide busy={sending} busyLabel="Sending …">
          Recommend the school
        </Button>
      </FormActions>
    </form>
  );
}
