import { useEffect, useRef } from 'react';
import { useSchoolForm } from '@school/shared/form';
import { Button, EmailField, ErrorSummary, Fields, FormActions, Notice, TextLink } from '@school/shared/ui';
import type { SignIn } from '@school/shared/schemas/sign-in';
import { mailNewPasswordLink } from './mailNewPasswordLink';
import type { Identity } from './useIdentity';

interface Props {
  readonly identity: Identity | undefined;
  readonly onBack: () => void;
  /** Called once the confirmation has replaced the form, to move the focus. */
  readonly onSent: () => void;
}

/** Mails a link for a new password. The response does not reveal whether the account exists. */
export function ForgottenPassword({ identity, onBack, onSent }: Props) {
  const { field, submit, sending, sent, summary } = useSchoolForm<
    Pick<SignIn, 'email'>,
    Pick<SignIn, 'email'>
  >({
    schema: () => import('@school/shared/schemas/sign-in').then(({ signIn }) => signIn.pick({ email: true })),
    defaults: { email: '' },
    draftKey: 'sign-in',
  });

  const told = useRef(false);
  useEffect(() => {
    if (sent && !told.current) onSent();
    told.current = sent;
  }, [sent, onSent]);

  if (sent)
    return (
      <>
        <Notice tone="success" title="Check your email" live>
          If there is an account with this address, we have sent it a link to set a new password.
        </Notice>
        <TextLink onClick={onBack}>Back to sign-in</TextLink>
      </>
    );

  return (
    <form noValidate onSubmit={submit((values) => mailNewPasswordLink(identity, values.email))}>
      <Fields>
        <ErrorSummary {...summary} />
        <EmailField
          help="The address you sign in with. We will send you a link."
          autoComplete="username"
          {...field('email')}
        />
      </Fields>
      <FormActions>
        <Button type="submit" size="l" wide busy={sending} busyLabel="Sending">
          Send me a link
        </Button>
        <TextLink plain onClick={onBack}>
          Back to sign-in
        </TextLink>
      </FormActions>
    </form>
  );
}
