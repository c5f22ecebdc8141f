import { useState } from 'react';
import { usePage } from '@school/shared';
import { Display, Lead } from '@school/shared/ui';
import { signInTitle } from '../frame/adminTitle';
import { ForgottenPassword } from './ForgottenPassword';
import { LoginFrame } from './LoginFrame';
import { SignIn } from './SignIn';
import { useCleanStore } from './useCleanStore';
import { useIdentity } from './useIdentity';

export function LoginPage() {
  const [forgotten, setForgotten] = useState(false);
  const identity = useIdentity();
  useCleanStore();
  usePage({ title: signInTitle, backLink: '/' });
  return (
    <LoginFrame>
      <Display as="h1" size={2}>
        {forgotten ? 'A new password' : 'Sign in'}
      </Display>
      {forgotten ? (
        <ForgottenPassword identity={identity} onBack={() => setForgotten(false)} />
      ) : (
        <>
          <Lead>For the staff of the school.</Lead>
          <SignIn identity={identity} onForgotten={() => setForgotten(true)} />
        </>
      )}
    </LoginFrame>
  );
}
