import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { Part, PartTitle } from '@school/shared/staff/page';
import { Button, ErrorSummary, Fields, FormActions, TextField } from '@school/shared/ui';
import { useFollowRecord } from '../../kit/forms/useFollowRecord';
import { useChangeProfileMutation } from './api';

interface Values {
  readonly name: string;
}

/** The name for greetings and the history of records. */
export function NameForm({ name }: { readonly name: string }) {
  const { toast } = useShell();
  const [change] = useChangeProfileMutation();
  const { form, field, submit, sending, summary, startOver } = useSchoolForm<Values, Values>({
    schema: () => import('@school/shared/schemas/settings').then(({ ownName }) => ownName),
    defaults: { name },
    idPrefix: 'own-',
  });

  useFollowRecord(form, { name });

  async function send(profileChange: Values): Promise<void> {
    await change({ profileChange }).unwrap();
    toast.add('Your name was changed.', { type: 'success' });
    startOver();
    form.reset(profileChange);
  }

  return (
    <Part aria-labelledby="own-name-title">
      <PartTitle id="own-name-title">Your name</PartTitle>
      <form noValidate aria-labelledby="own-name-title" onSubmit={submit(send)}>
        <Fields>
          <ErrorSummary {...summary} />
          <TextField
            label="Name"
            help="Shown to colleagues next to what you do. Existing history keeps your previous name."
            autoComplete="name"
            {...field('name')}
          />
        </Fields>
        <FormActions>
          <Button type="submit" tone="ink" size="s" busy={sending} busyLabel="Saving">
            Save name
          </Button>
        </FormActions>
      </form>
    </Part>
  );
}
