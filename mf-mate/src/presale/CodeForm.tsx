import { useApiMutation, useSchoolForm } from '@school/shared/form';
import { measure } from '@school/shared/theme';
import { Button, ErrorSummary, Fields, FormActions, TextField, keepPlace } from '@school/shared/ui';
import { z } from 'zod';
import styled from 'styled-components';
import type { SaleName } from '../api';

interface Props {
  readonly sale: SaleName;
  /** The current hold of this device, perhaps by this very code. */
  readonly holdToken: string | undefined;
  readonly onCode: (code: string) => void;
}

const schema = () =>
  import('@school/shared/schemas/tickets').then(({ invitationCode }) => z.object({ code: invitationCode }));

/** The form for the code of an invitation. The API decides which page it belongs to. */
export function CodeForm({ sale, holdToken, onCode }: Props) {
  const check = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.checkInvitation));
  const { field, submit, summary, sending, form } = useSchoolForm({
    schema,
    defaults: { code: '' },
    draftKey: `mate-2025-code-${sale}`,
  });

  const send = submit(async ({ code }) => {
    const invitation = await check({
      invitationCheck: { code },
      ...(holdToken !== undefined && { 'hold-token': holdToken }),
    });
    if (invitation.sale !== sale) {
      form.setError('code', { type: 'server', message: OTHER[invitation.sale] });
      return;
    }
    onCode(invitation.code);
  });

  return (
    <Form ref={keepPlace} noValidate method="dialog" aria-labelledby="code-title" onSubmit={send}>
      <Fields>
        <ErrorSummary {...summary} />
        <TextField
          label="Your code"
          help="Eight letters and numbers, from the email that invited you."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('code')}
        />
      </Fields>
      <FormActions next="Next you see the seats that are kept for you. You do not pay yet.">
        <Button type="submit" tone="gold" busy={sending} busyLabel="One moment …">
          Use my code
        </Button>
      </FormActions>
    </Form>
  );
}

const OTHER: Readonly<Record<SaleName, string>> = {
  public: 'This code is for the public sale: use it there',
  'pre-sale': 'This code is for seats in pre-sale: use it on that page',
  experiential: 'This code is for the experiences: use it on that page',
};

const Form = styled.form`
  max-width: ${measure.form};
`;
