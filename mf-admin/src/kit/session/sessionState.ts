import { createValue, type Observable } from '@school/shared/contract';

/** How it is with the session of who works here. */
export type SessionState =
  | { readonly kind: 'open' }
  /** It ends soon; `endsAt` by this device's clock, in milliseconds. */
  | { readonly kind: 'soon'; readonly endsAt: number }
  /** It is over: what is on the page waits until they have signed in again. */
  | { readonly kind: 'over'; readonly why: string };

const OPEN: SessionState = { kind: 'open' };
const state = createValue<SessionState>(OPEN);
/** Pages on the screen that can ask to sign in again; without one nobody waits. */
let askers = 0;
let returned = false;

export const sessionState: Observable<SessionState> = state;

/** Says how it is now. What is over stays so until somebody has signed in again. */
export function setSession(next: SessionState): void {
  if (state.get().kind !== 'over') state.set(next);
}

/** They have signed in again, or left: anyone who waits goes on, or hears that nobody did. */
export function endWaiting(isBack: boolean): void {
  returned = isBack;
  state.set(OPEN);
}

/** A page can ask to sign in again, until the returned function is called. */
export function canAsk(): () => void {
  askers += 1;
  return () => {
    askers -= 1;
    if (askers === 0) endWaiting(false);
  };
}

/**
 * Waits until somebody has signed in again.
 * @param why what the API says, for people
 * @returns false at once where no page can ask for it
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
