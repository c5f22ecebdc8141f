import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShell, useShellState } from '@school/shared';
import { askMeAnew } from '../access/api';
import { loadOwnProfile } from '../frame/ownProfile';
import { guardRequests } from '../guard/guardRequests';
import { SessionSoon } from './SessionSoon';
import { canAsk, sessionState } from '../../kit/session/sessionState';
import { SignInAgain } from './SignInAgain';
import { watchEnd } from './watchEnd';

/** Warns before the session ends, and then asks to sign in again without losing typed text. */
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
  // The shell resets the profile with each renewal of the sign-in, so show the chosen one again.
  useEffect(() => {
    if (isHere && user) void loadOwnProfile(page);
  }, [isHere, user, page]);

  if (!isLoggedIn) return null;
  if (isOver || session.kind === 'over') {
    const why = session.kind === 'over' ? session.why : 'Your session has ended. Please sign in again.';
    return <SignInAgain why={why} onBack={() => setRound((before) => before + 1)} />;
  }
  if (session.kind === 'open') return null;
  return <SessionSoon endsAt={session.endsAt} onStay={() => setRound((before) => before + 1)} />;
}
