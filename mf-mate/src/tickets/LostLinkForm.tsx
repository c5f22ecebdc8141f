import { useApiMutation, useSchoolForm } from '@school/shared/form';
import { ticketLinksSent } from '@school/shared/schemas/sent';
import { measure } from '@school/shared/theme';
import { Button, ErrorSummary, Fields, FormActions, Honeypot, Notice, TextField } from '@school/shared/ui';
import styled from 'styled-components';

const schema = () =>
  import('@school/shared/schemas/tickets').then(({ orderLinksRequest }) => orderLinksRequest);

export function LostLinkForm() {
  const find = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.findTicketOrders));
  const { field, form, submit, summary, sending, sent } = useSchoolForm({
    schema,
    defaults: { email: '', leaveEmpty: '' },
    draftKey: 'mate-2025-lost-link',
    idPrefix: 'lost-link-',
  });

  if (sent) {
    return (
      <Notice tone="success" title={ticketLinksSent.title} live>
        {ticketLinksSent.text}
      </Notice>
    );
  }
  return (
    <Form
      noValidate
      method="post"
      action="/forms/findTicketOrders"
      aria-label="Lost the link?"
      onSubmit={submit((orderLinksRequest) => find({ orderLinksRequest }))}
    >
      <Fields>
        <ErrorSummary {...summary} />
        <TextField
          label="The e-mail address that you bought with"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions privacy="all">
        <Button type="submit" tone="gold" busy={sending} busyLabel="Sending …">
          Send me new links
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  max-width: ${measure.form};
`;
