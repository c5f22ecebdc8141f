import { useApiMutation, useSchoolForm } from '@school/shared/form';
import {
  Button,
  EmailField,
  ErrorSummary,
  Fields,
  FormActions,
  Honeypot,
  TextField,
} from '@school/shared/ui';
import { referredBy } from '../parts/referredBy';
import { Interests } from './Interests';
import { MailSent } from './MailSent';

const EMPTY = { name: '', email: '', interests: [], leaveEmpty: '' };

const schema = () => import('@school/shared/schemas/community').then(({ communityJoin }) => communityJoin);

export function JoinForm() {
  const join = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.joinCommunity));
  const { form, field, choices, submit, summary, sending, sent, startOver } = useSchoolForm({
    schema,
    defaults: EMPTY,
    draftKey: 'community',
  });

  if (sent) return <MailSent onAnother={startOver} />;
  return (
    <form
      noValidate
      method="post"
      action="/forms/joinCommunity"
      aria-labelledby="join-title"
      onSubmit={submit((wish, { idempotencyKey }) =>
        join({ communityJoin: { ...wish, ...referredBy() }, 'idempotency-key': idempotencyKey }),
      )}
    >
      <Fields>
        <ErrorSummary {...summary} />
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <EmailField {...field('email')} help="We send our emails there." />
        <Interests boxes={choices('interests')} />
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions
        privacy="all"
        next="We send you an email with a link. Open it to become a member. You can leave by a link in every email."
      >
        <Button type="submit" size="l" wide busy={sending} busyLabel="Sending …">
          Join the community
        </Button>
      </FormActions>
    </form>
  );
}
