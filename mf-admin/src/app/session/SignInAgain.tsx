import { useState } from 'react';
import { messageOf, useShell, useShellState } from '@school/shared';
import { baseApi } from '@school/shared/api';
import { LOGIN_PATH, SIGNED_IN_HOME } from '@school/shared/contract';
import { useSchoolForm } from '@school/shared/form';
import {
  Button,
  EmailField,
  ErrorSummary,
  Fields,
  FormActions,
  Text,
  TextField,
  TextLink,
} from '@school/shared/ui';
import { GoogleButton } from '../login/GoogleButton';
import { SignInElsewhere } from '../login/SignInElsewhere';
import { useIdentity } from '../login/useIdentity';
import { TopDialog } from '../../kit/ui/TopDialog';
import { useSignOut } from '../area/useSignOut';
import { endWaiting } from '../../kit/session/sessionState';

interface Props {
  readonly why: string;
  readonly onBack: () => void;
}

interface Values {
  readonly password: string;
}

/** Signs the same person in again over the unchanged page, then sends the waiting saves. */
export function SignInAgain({ why, onBack }: Props) {
  const { auth, navigate, store } = useShell();
  const { signOut, busy } = useSignOut();
  const { user } = useShellState((shell) => shell.auth);
  const [email] = useState(user?.email ?? '');
  const identity = useIdentity();
  const [google, setGoogle] = useState({ message: '', attempt: 0 });
  const { field, submit, sending, summary } = useSchoolForm<Values, Values>({
    schema: () =>
      import('@school/shared/schemas/sign-in').then(({ signIn }) => signIn.pick({ password: true })),
    defaults: { password: '' },
    idPrefix: 'again-',
  });

  async function goOn(): Promise<void> {
    const now = auth.get().user?.email;
    if (now !== email) {
      // The page shows data of another person.
      const { dispatch } = await store();
      dispatch(baseApi.util.resetApiState());
      await navigate(SIGNED_IN_HOME);
    }
    endWaiting(now === email);
    onBack();
  }

  async function send({ password }: Values): Promise<void> {
    try {
      await auth.signInWithPassword({ email, password });
    } catch (error) {
      throw { error: { message: messageOf(error) } };
    }
    await goOn();
  }

  async function leave(): Promise<void> {
    if (!(await signOut())) return;
    endWaiting(false);
    await navigate(LOGIN_PATH);
  }

  const onGoogleError = (message: string) => setGoogle({ message, attempt: google.attempt + 1 });
  const isElsewhere = identity?.passwordGrant === 'redirect';
  const errors = google.message ? [{ message: google.message }] : summary.errors;
  return (
    <TopDialog title="Sign in again to continue">
      <Text>
        {why}{' '}
        {isElsewhere
          ? 'If you sign in with Google, your text stays here and your changes are saved afterwards. If you sign in with a password, you leave this page and lose unsaved changes.'
          : 'Your text is still here, and your changes are saved as soon as you have signed in.'}
      </Text>
      {isElsewhere ? (
        <SignInElsewhere {...{ errors, onGoogleError, email }} onDone={() => void goOn()} />
      ) : (
        <form noValidate onSubmit={submit(send)}>
          <Fields>
            <ErrorSummary {...summary} errors={errors} attempt={summary.attempt + google.attempt} />
            <EmailField name="again-email" autoComplete="username" readOnly value={email} />
            <TextField
              label="Password"
              type="password"
              autoComplete="current-password"
              {...field('password')}
            />
          </Fields>
          <FormActions>
            <Button type="submit" wide busy={sending} busyLabel="Signing in">
              Sign in
            </Button>
            <GoogleButton onError={onGoogleError} onDone={() => void goOn()} />
          </FormActions>
        </form>
      )}
      <TextLink plain onClick={() => void leave()}>
        {busy ? 'Signing out' : 'Sign out instead'}
      </TextLink>
    </TopDialog>
  );
}
