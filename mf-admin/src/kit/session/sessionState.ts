import { createValue, type Observable } from '@school/shared/contract';

/** The state of the session. */
export type SessionState =
  | { readonly kind: 'open' }
  /** It ends soon; `endsAt` by this device's clock, in milliseconds. */
  | { readonly kind: 'soon'; readonly endsAt: number }
  /** Ended: changes wait until the user has signed in again. */
  | { readonly kind: 'over'; readonly why: string };

const OPEN: SessionState = { kind: 'open' };
const state = createValue<SessionState>(OPEN);
/** The number of mounted sign-in dialogs; without one nothing waits. */
let askers = 0;
let returned = false;

export const sessionState: Observable<SessionState> = state;

/** Sets the state. An ended session stays ended until the next sign-in. */
export function setSession(next: SessionState): void {
  if (state.get().kind !== 'over') state.set(next);
}

/** Ends the wait after a sign-in, or after the user has left. */
export function endWaiting(isBack: boolean): void {
  returned = isBack;
  state.set(OPEN);
}

/** Registers a sign-in dialog, until the returned function is called. */
export function canAsk(): () => void {
  askers += 1;
  return () => {
    askers -= 1;
    if (askers === 0) endWaiting(false);
  };
}

/**
 * Waits until the user has signed in again.
 * @param why the API's message
 * @returns false at once without a sign-in dialog
 */
export function signedInAgain(why: string): Promise<boolean> {
  if (askers === 0) return Promise.resolve(false);
  setSession({ kind: 'over', why });
  return new Promise((resolve) => {
    const stop = state.subscribe(() => {
      if (state.get().kind === 'over') return;
      stop();
      resolve(returned);
    });
  });
}
