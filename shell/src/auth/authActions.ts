import type { AuthApi, AuthState } from '@school/shared/contract';

/** The actions of sign-in, available when its code has loaded. */
export type AuthActions = Pick<
  AuthApi,
  'signInWithPassword' | 'signInWithGoogle' | 'signOut' | 'accessToken'
>;

export interface AuthHostProps {
  /** The response of `/api/config`. */
  readonly config: unknown;
  readonly onState: (state: AuthState) => void;
  /** Called for failures outside actions; the message is for display. */
  readonly onError: (message: string) => void;
  /** Called when the site or its identity service is busy, with the milliseconds until the retry. */
  readonly onBusy: (waitMs: number) => void;
}
