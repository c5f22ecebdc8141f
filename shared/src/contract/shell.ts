import type { Dispatch, Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PagesByApp } from './links';
import type { Observable } from './observable';
import type { PageApi } from './page';

/**
 * The object that the shell passes to each remote: their whole interface at run time. A remote that runs alone gets a
 * stand-in of the same type.
 */
export interface Shell {
  readonly toast: ToastApi;
  readonly modal: ModalApi;
  readonly page: PageApi;
  readonly auth: AuthApi;
  /** Navigates within the site. Shows the page's finished HTML, or loads its code first. */
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  /** Fetches ahead what a navigation needs first: the page's HTML, or its code. Never fails. */
  readonly prefetch: (to: string) => void;
  readonly config: SiteConfig;
  /** The page store, loaded on first use. It includes RTK Query's base API of `@school/shared/api`. */
  readonly store: () => Promise<ShellStore>;
  /** Delays the reload after a deploy while it would lose input. Returns the release. */
  readonly holdReload: () => () => void;
  /** The deployed apps and their pages. Missing in shells from before it existed, which open tabs may have. */
  readonly apps?: Observable<{ readonly table: PagesByApp }>;
  /**
   * Loads a part that an app offers to others, such as the frame of staff pages. Rejects like the code of a page. Missing
   * in shells from before it existed.
   */
  readonly part?: (app: string, name: string) => Promise<OfferedPart>;
}

/** A part of an app for use by others. */
export interface OfferedPart {
  readonly part: unknown;
  /** URL of the offering app's folder, with a trailing slash. */
  readonly base: string;
}

/** A store that runs the requests of RTK Query. */
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
  /** Changes a visible toast and restarts its timer. Does nothing for an unknown id. */
  readonly update: (id: string, message: string, options?: ToastOptions) => void;
  readonly remove: (id: string) => void;
}

export interface ModalOptions {
  /** A required modal has no close button and is closed neither by its overlay nor by Escape. */
  readonly required?: boolean;
}

/** The one modal of the page (spec, section 1): one id at a time, empty means none. */
export interface ModalApi extends Observable<ModalState> {
  readonly open: (id: string, options?: ModalOptions) => void;
  readonly close: () => void;
}

/** The id of the site search, which the shell shows in its modal: `shell.modal.open(SEARCH_MODAL)`. */
export const SEARCH_MODAL = 'search';

export interface ModalState {
  readonly openId: string;
  readonly required: boolean;
  /** The element that the open modal's content is rendered into. */
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
  /** Whether the session expired: the page stays and asks for sign-in again. */
  readonly isOver?: boolean;
  /** Claims of the token; `roles` holds the names of the user's roles. */
  readonly claims: { readonly roles: readonly string[] } & Readonly<Record<string, unknown>>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Sign-in state and actions. Actions reject with an `Error` whose message is from the spec's catalogue (section 8). */
export interface AuthApi extends Observable<AuthState> {
  readonly signInWithPassword: (credentials: Credentials) => Promise<void>;
  readonly signInWithGoogle: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Returns a valid access token for the API, or `null` when signed out. */
  readonly accessToken: () => Promise<string | null>;
}

export interface SiteConfig {
  /** The site's own origin, without a trailing slash. */
  readonly origin: string;
  /** The base URL of the API. */
  readonly apiBase: string;
}
