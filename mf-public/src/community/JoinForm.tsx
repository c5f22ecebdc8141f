import { useSchoolForm } from '@school/shared/form';
import { communityJoin } from '@school/shared/schemas';
import { Button, ErrorSummary, Fields, FormActions, TextField } from '@school/shared/ui';
import { Honeypot } from './Honeypot';
import { Interests } from './Interests';
import { Joined } from './Joined';
import { useJoinCommunity } from './useJoinCommunity';

const EMPTY = { name: '', email: '', interests: [], website: '' };

export function JoinForm() {
  const join = useJoinCommunity();
  const { form, field, submit, summary, sending, sent, startOver } = useSchoolForm({
    schema: communityJoin,
    defaults: EMPTY,
    draftKey: 'community',
  });

  if (sent) return <Joined onAnother={startOver} />;
  // Until the script is there, `dialog` makes pressing the button do nothing instead of losing the page.
  return (
    <form noValidate method="dialog" onSubmit={submit(join)} aria-labelledby="join-title">
      <Fields>
        <ErrorSummary {...summary} />
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          label="E-mail"
          help="Where our letters go."
          autoComplete="email"
        />
        <Interests box={form.register('interests')} />
        <Honeypot {...form.register('website')} />
      </Fields>
      <FormActions next="You become a member right away. Each letter says how to leave again.">
        <Button type="submit" size="l" wide busy={sending} busyLabel="Counting you in …">
          Join the community
        </Button>
      </FormActions>
    </form>
  );
}
