import { useApiMutation, useSchoolForm } from '@school/shared/form';
import { donorLinkSent } from '@school/shared/schemas/sent';
import { measure } from '@school/shared/theme';
import { Button, ErrorSummary, Fields, FormActions, Honeypot, Notice, TextField } from '@school/shared/ui';
import styled from 'styled-components';

const schema = () => import('./linkSchema').then((module) => module.linkSchema);

/** Asks for the link by an e-mail address. */
export function LinkRequest() {
  const ask = useApiMutation(() => import('./api').then(({ endpoints }) => endpoints.requestDonorLink));
  const { field, form, submit, summary, sending, sent } = useSchoolForm({
    schema,
    defaults: { email: '', leaveEmpty: '' },
    draftKey: 'donor-link',
  });
  if (sent) {
    return (
      <Notice tone="success" title={donorLinkSent.title} live>
        {donorLinkSent.text}
      </Notice>
    );
  }
  return (
    <Form
      noValidate
      method="post"
      action="/forms/requestDonorLink"
      aria-label="Ask for your link"
      onSubmit={submit((donorLinkRequest) => ask({ donorLinkRequest }))}
    >
      <Fields>
        <ErrorSummary {...summary} />
        <TextField
          label="The e-mail address that you gave with"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions privacy="all">
        <Button type="submit" busy={sending} busyLabel="Sending …">
          Email me the link
        </Button>
      </FormActions>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  max-width: ${measure.form};
`;
