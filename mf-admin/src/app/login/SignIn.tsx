import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import type { SignIn as Values } from '@school/shared/schemas/sign-in';
import {
  Button,
  EmailField,
  ErrorSummary,
  Fields,
  FormActions,
  TextField,
  TextLink,
} from '@school/shared/ui';
import { GoogleButton } from './GoogleButton';
import { SignInElsewhere } from './SignInElsewhere';
import type { Identity } from './useIdentity';

interface Props {
  readonly identity: Identity | undefined;
  readonly onForgotten: () => void;
}

/** Signs in by email and password or with Google. The shell decides where to go next. */
export function SignIn({ identity, onForgotten }: Props) {
  const { auth } = useShell();
  const [google, setGoogle] = useState({ message: '', attempt: 0 });
  const { field, submit, sending, sent, summary } = useSchoolForm<Values, Values>({
    schema: () => import('@school/shared/schemas/sign-in').then(({ signIn }) => signIn),
    defaults: { email: '', password: '' },
    draftKey: 'sign-in',
    secret: ['password'],
  });

  async function send(values: Values): Promise<void> {
    setGoogle({ message: '', attempt: google.attempt });
    try {
      await auth.signInWithPassword(values);
    } catch (error) {
      throw refusal(error);
    }
  }

  const errors = google.message ? [{ message: google.message }] : summary.errors;
  const onGoogleError = (message: string) => setGoogle({ message, attempt: google.attempt + 1 });
  if (identity?.passwordGrant === 'redirect')
    return <SignInElsewhere onGoogleError={onGoogleError} {...{ errors }} />;

  return (
    <form noValidate onSubmit={submit(send)}>
      <Fields>
        <ErrorSummary {...summary} errors={errors} attempt={summary.attempt + google.attempt} />
        <EmailField autoComplete="username" {...field('email')} />
        <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      </Fields>
      <TextLink plain onClick={onForgotten}>
        Forgotten your password?
      </TextLink>
      <FormActions>
        <Button type="submit" size="l" wide busy={sending || sent} busyLabel="Signing in">
          Sign in
        </Button>
        <GoogleButton onError={onGoogleError} />
      </FormActions>
    </form>
  );
}

/** Converts the failure to a form error; its text is already that of the catalogue. */
const refusal = (error: unknown) => ({ error: { message: messageOf(error) } });
