import { useSchoolForm } from '@school/shared/form';
import {
  Button,
  EmailField,
  ErrorSummary,
  FieldGroup,
  FormActions,
  Notice,
  Stack,
  TextField,
  TextLink,
} from '@school/shared/ui';
import { measure } from '@school/shared/theme';
import { z } from 'zod';
import { Chapter } from './Part';

const schema = z.object({
  name: z.string().min(1, 'Write your name'),
  email: z.email('The provided email is invalid'),
});

const REFUSED = {
  status: 422,
  data: {
    error: {
      code: 'validation',
      message: 'Check the form',
      fields: [{ field: 'email', message: 'The provided email is already in use by an existing user' }],
    },
  },
};

/** Shows a whole form. Try it empty, with taken@example.com and with other values. */
export function FormExample() {
  const { field, submit, summary, sending, sent, startOver } = useSchoolForm({
    schema,
    defaults: { name: '', email: '' },
    draftKey: 'kit',
  });
  const send = async ({ email }: z.output<typeof schema>) => {
    await new Promise((done) => setTimeout(done, 1200));
    if (email === 'taken@example.com') throw REFUSED;
  };
  return (
    <Chapter title="A form" ground="card">
      <form noValidate onSubmit={submit(send)} style={{ maxWidth: measure.form }}>
        <Stack gap="s6">
          <ErrorSummary {...summary} />
          <ErrorSummary
            attempt={-1}
            quiet
            errors={[
              { field: 'kit-phone', message: 'The provided phone is invalid' },
              { message: 'The network did not confirm the payment' },
            ]}
          />
          {sent && (
            <Notice tone="success" title="Thank you" live>
              It is sent. <TextLink onClick={startOver}>Start over</TextLink>
            </Notice>
          )}
        </Stack>
        <FieldGroup title="Who is giving?">
          <TextField label="Full name" autoComplete="name" {...field('name')} />
          <EmailField help="For your receipt." {...field('email')} />
        </FieldGroup>
        <FormActions next="Next, your phone asks you to approve GH₵ 200.00. Nothing is taken before that.">
          <Button type="submit" size="l" wide busy={sending} busyLabel="Sending">
            Give GH₵ 200.00
          </Button>
        </FormActions>
      </form>
    </Chapter>
  );
}
