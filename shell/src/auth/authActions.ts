import type { AuthApi, AuthState } from '@school/shared/contract';

/** The actions of sign-in, once its code is there. */
export type AuthActions = Pick<
  AuthApi,
  'signInWithPassword' | 'signInWithGoogle' | 'signOut' | 'accessToken'
>;

export interface AuthHostProps {
  /** What `/api/config` answered. */
  readonly config: unknown;
  readonly onState: (state: AuthState) => void;
  /** Something that no action waits for went wrong; the message is for people. */
  readonly onError: (message: string) => void;
  /** The site or its identity service is busy; it is asked again by itself in so many milliseconds. */
  readonly onBusy: (waitMs: number) => void;
}
