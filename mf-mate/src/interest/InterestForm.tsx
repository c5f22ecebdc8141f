import { useNavigate } from '@school/shared';
import { useApiMutation, useSchoolForm } from '@school/shared/form';
import { measure } from '@school/shared/theme';
import {
  Button,
  EmailField,
  ErrorSummary,
  FieldPair,
  Fields,
  FormActions,
  Honeypot,
  TextField,
} from '@school/shared/ui';
import styled from 'styled-components';

const schema = () => import('@school/shared/schemas/tickets').then(({ ticketInterest }) => ticketInterest);

export function InterestForm() {
  const navigate = useNavigate();
  const register = useApiMutation(() =>
    import('../api').then(({ endpoints }) => endpoints.registerTicketInterest),
  );
  const { field, form, submit, summary, sending, sent } = useSchoolForm({
    schema,
    defaults: { name: '', email: '', leaveEmpty: '' },
    draftKey: 'mate-2025-interest',
    idPrefix: 'interest-',
  });

  const send = submit(async (ticketInterest, { idempotencyKey }) => {
    await register({ ticketInterest, 'idempotency-key': idempotencyKey });
    void navigate('/mate-2025/thank-you');
  });

  return (
    <Form
      noValidate
      method="post"
      action="/forms/registerTicketInterest"
      aria-labelledby="interest-title"
      onSubmit={send}
    >
      <Fields>
        <ErrorSummary {...summary} />
        <FieldPair>
          <TextField label="Your name" autoComplete="name" {...field('name')} />
          <EmailField {...field('email')} />
        </FieldPair>
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions privacy="all">
        <Button type="submit" tone="gold" busy={sending || sent} busyLabel="Sending …">
          Keep me posted
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  max-width: ${measure.form};
`;
