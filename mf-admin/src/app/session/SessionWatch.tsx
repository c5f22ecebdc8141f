import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShell, useShellState } from '@school/shared';
import { askMeAnew } from '../access/api';
import { loadOwnProfile } from '../frame/ownProfile';
import { guardRequests } from '../guard/guardRequests';
import { SessionSoon } from './SessionSoon';
import { canAsk, sessionState } from '../../kit/session/sessionState';
import { SignInAgain } from './SignInAgain';
import { watchEnd } from './watchEnd';

/** Says before it comes that the session ends, and asks to sign in again when it has: what is typed stays. */
export function SessionWatch() {
  const { auth, page, store } = useShell();
  const { isOver, isLoggedIn, user } = useShellState((shell) => shell.auth);
  const session = useSyncExternalStore(sessionState.subscribe, sessionState.get);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const onForbidden = (path: string) => {
      if (path === '/me') return;
      void store().then(({ dispatch }) => dispatch(askMeAnew()));
    };
    guardRequests({ auth, onForbidden });
    return canAsk();
  }, [auth, store]);

  const isHere = isLoggedIn && !isOver;
  useEffect(() => {
    if (!isHere) return;
    const leave = new AbortController();
    void watchEnd(leave.signal);
    return () => leave.abort();
  }, [isHere, round]);
  // With each renewal of the sign-in the shell shows what that says: what was chosen here is shown again then.
  useEffect(() => {
    if (isHere && user) void loadOwnProfile(page);
  }, [isHere, user, page]);

  if (!isLoggedIn) return null;
  if (isOver || session.kind === 'over') {
    const why = session.kind === 'over' ? session.why : 'Your session is over. Please sign in again.';
    return <SignInAgain why={why} onBack={() => setRound((before) => before + 1)} />;
  }
  if (session.kind === 'open') return null;
  return <SessionSoon endsAt={session.endsAt} onStay={() => setRound((before) => before + 1)} />;
}
