import { useApiMutation, useSchoolForm } from '@school/shared/form';
import { entryLinksSent } from '@school/shared/schemas/sent';
import { measure } from '@school/shared/theme';
import { Button, ErrorSummary, Fields, FormActions, Honeypot, Notice, TextField } from '@school/shared/ui';
import styled from 'styled-components';

const schema = () =>
  import('@school/shared/schemas/competition').then(({ entryLinksRequest }) => entryLinksRequest);

export function LostLinkForm() {
  const mail = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.mailEntryLinks));
  const { field, form, submit, summary, sending, sent } = useSchoolForm({
    schema,
    defaults: { email: '', leaveEmpty: '' },
    draftKey: 'competition-lost-link',
    idPrefix: 'lost-link-',
  });

  if (sent) {
    return (
      <Notice tone="success" title={entryLinksSent.title} live>
        {entryLinksSent.text}
      </Notice>
    );
  }
  return (
    <Form
      noValidate
      method="post"
      action="/forms/mailEntryLinks"
      aria-label="Lost the link?"
      onSubmit={submit((entryLinksRequest) => mail({ entryLinksRequest }))}
    >
      <Fields>
        <ErrorSummary {...summary} />
        <TextField
          label="The e-mail address of the entry"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <Honeypot {...form.register('leaveEmpty')} />
      </Fields>
      <FormActions privacy="all">
        <Button type="submit" tone="ink" busy={sending} busyLabel="Sending …">
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
