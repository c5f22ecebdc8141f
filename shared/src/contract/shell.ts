import type { Dispatch, Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Observable } from './observable';
import type { PageApi } from './page';

/**
 * What the shell hands to each remote: one typed object, the whole of what the two know of each other at run time.
 * A remote that runs alone gets a stand-in of the same type.
 */
export interface Shell {
  readonly toast: ToastApi;
  readonly modal: ModalApi;
  readonly page: PageApi;
  readonly auth: AuthApi;
  /** Goes to an address of the site, loading the app that owns it first. */
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  /** Gets ready for a visit to an address: its app's entry and its page. Never fails. */
  readonly prefetch: (to: string) => void;
  readonly config: SiteConfig;
  /** The page store, loaded when it is first needed; RTK Query's base API of `@school/shared/api` is part of it. */
  readonly store: () => Promise<ShellStore>;
  /** Holds off the reload after a deploy while something typed would be lost. Returns the release. */
  readonly holdReload: () => () => void;
}

/** A store that carries out the requests of RTK Query. */
export interface ShellStore extends Store {
  readonly dispatch: Dispatch<UnknownAction> & ThunkDispatch<unknown, unknown, UnknownAction>;
}

export interface NavigateOptions {
  readonly replace?: boolean;
}

export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'default';

export interface ToastOptions {
  readonly type?: ToastType;
  /** Milliseconds until it closes by itself; `null` keeps it until it is dismissed. */
  readonly autoClose?: number | null;
}

/** Toasts (spec, sections 4 and 9): added, updated, removed. */
export interface ToastApi {
  /** Shows a toast and returns its id. */
  readonly add: (message: string, options?: ToastOptions) => string;
  /** Changes a toast that is showing; its time starts again. An id that is gone is left alone. */
  readonly update: (id: string, message: string, options?: ToastOptions) => void;
  readonly remove: (id: string) => void;
}

export interface ModalOptions {
  /** A required modal closes neither by its overlay, nor by Escape, and has no close button. */
  readonly required?: boolean;
}

/** The one modal of the page (spec, section 1): one id at a time, empty means none. */
export interface ModalApi extends Observable<ModalState> {
  readonly open: (id: string, options?: ModalOptions) => void;
  readonly close: () => void;
}

/** Opens the search over the whole site, which the shell shows in its modal: `shell.modal.open(SEARCH_MODAL)`. */
export const SEARCH_MODAL = 'search';

export interface ModalState {
  readonly openId: string;
  readonly required: boolean;
  /** The element that the open modal's content is shown in. */
  readonly outlet: HTMLElement | null;
}

export type AuthStatus = 'checking' | 'logged-in' | 'logged-out';

/** The signed-in user (spec, section 3). */
export interface User {
  readonly displayName: string;
  readonly email: string;
  readonly photoURL: string;
}

export interface AuthState {
  readonly status: AuthStatus;
  readonly isLoggedIn: boolean;
  readonly user: User | null;
  /** The session ended by itself: what is on the page stays, and asks to sign in again. */
  readonly isOver?: boolean;
  /** Claims of the token; `roles` holds the names of the user's roles. */
  readonly claims: { readonly roles: readonly string[] } & Readonly<Record<string, unknown>>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Sign-in state and actions. Actions reject with an `Error` whose message is the catalogue's (spec, section 8). */
export interface AuthApi extends Observable<AuthState> {
  readonly signInWithPassword: (credentials: Credentials) => Promise<void>;
  readonly signInWithGoogle: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** A fresh access token for the API, or `null` when signed out. */
  readonly accessToken: () => Promise<string | null>;
}

export interface SiteConfig {
  /** The site's own origin, without a trailing slash. */
  readonly origin: string;
  /** Where the API answers. */
  readonly apiBase: string;
}
