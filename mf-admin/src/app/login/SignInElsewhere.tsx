import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { Button, ErrorSummary, Fields, FormActions, type SummaryError } from '@school/shared/ui';
import { GoogleButton } from './GoogleButton';

interface Props {
  readonly errors: readonly SummaryError[];
  readonly onGoogleError: (message: string) => void;
  /** The person who has to sign in, anybody by default. */
  readonly email?: string;
  /** Called after a sign-in with Google; a password leads away from the page. */
  readonly onDone?: () => void;
}

/** Used when the configuration leaves passwords to the page of the sign-in service. */
export function SignInElsewhere({ errors, onGoogleError, email = '', onDone }: Props) {
  const { auth } = useShell();
  const [busy, setBusy] = useState(false);

  async function go(): Promise<void> {
    setBusy(true);
    try {
      await auth.signInWithPassword({ email, password: '' });
    } catch (error) {
      setBusy(false);
      onGoogleError(messageOf(error));
    }
  }

  return (
    <div>
      <Fields>
        <ErrorSummary errors={errors} />
      </Fields>
      <FormActions next="You enter your password on the page of our sign-in service, then return here.">
        <Button size="l" wide busy={busy} busyLabel="One moment" onClick={() => void go()}>
          Sign in
        </Button>
        <GoogleButton onError={onGoogleError} {...(onDone && { onDone })} />
      </FormActions>
    </div>
  );
}
