import {
  Button,
  CheckboxField,
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
          <TextField
            {...field('email')}
            type="email"
            inputMode="email"
            label="Your e-mail"
            autoComplete="email"
          />
        </FieldPair>
        <FieldPair>
          <TextField {...field('friendName')} label="Your friend’s name" autoComplete="off" />
          <TextField
            {...field('friendEmail')}
            type="email"
            inputMode="email"
            label="Your friend’s e-mail"
            autoComplete="off"
          />
        </FieldPair>
        <TextArea
          {...field('note')}
          label="A few words to your friend"
          optional
          rows={4}
          help="They stand in the letter as you write them. No links: the letter has the right one."
        />
        <CheckboxField
          {...field('consent')}
          label="My friend knows that I pass on their address for this one letter."
        />
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions
        privacy="all"
        next="Your friend gets one letter, you get one as well. Anyone who had one from us within a month gets none."
      >
        <Button type="submit" size="l" wide busy={sending} busyLabel="Sending …">
          Recommend the school
        </Button>
      </FormActions>
    </form>
  );
}
