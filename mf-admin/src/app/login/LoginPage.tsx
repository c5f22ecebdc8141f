import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, usePage, useShell } from '@school/shared';
import { baseApi } from '@school/shared/api';
import { Display, Lead } from '@school/shared/ui';
import { newPasswordTitle, signInTitle } from './titles';
import { ForgottenPassword } from './ForgottenPassword';
import { LoginFrame } from './LoginFrame';
import { SignIn } from './SignIn';
import { useIdentity } from './useIdentity';

export function LoginPage() {
  const { forgotten, show } = useForgotten();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(forgotten);
  const identity = useIdentity();
  useCleanStore();
  usePage({ title: forgotten ? newPasswordTitle : signInTitle, backLink: '/' });
  useEffect(() => {
    if (shown.current !== forgotten) heading.current?.focus();
    shown.current = forgotten;
  }, [forgotten]);
  return (
    <LoginFrame>
      <Display as="h1" size={2} ref={heading} tabIndex={-1}>
        {forgotten ? 'A new password' : 'Sign in'}
      </Display>
      {forgotten ? (
        <ForgottenPassword
          identity={identity}
          onBack={() => show(false)}
          onSent={() => heading.current?.focus()}
        />
      ) : (
        <>
          <Lead>For the staff of the school.</Lead>
          <SignIn identity={identity} onForgotten={() => show(true)} />
        </>
      )}
    </LoginFrame>
  );
}

/** Whether a new password is asked for: that has an address of its own, so that 'back' and a reload do as expected. */
function useForgotten() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  return {
    forgotten: query.has('forgotten'),
    show(forgotten: boolean): void {
      if (forgotten) query.set('forgotten', '1');
      else query.delete('forgotten');
      const next = query.toString();
      void navigate(next ? `${pathname}?${next}` : pathname);
    },
  };
}

/**
 * The person who signs in here must not see what the API answered to somebody else before. It also gets the store ready
 * for the pages behind sign-in.
 */
function useCleanStore(): void {
  const { store } = useShell();
  useEffect(() => {
    store().then(
      ({ dispatch }) => dispatch(baseApi.util.resetApiState()),
      // A store that could not be loaded holds nothing; the page that needs it will say so.
      () => undefined,
    );
  }, [store]);
}
