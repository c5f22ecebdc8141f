import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Observable, Shell } from '../contract';

/** What a mounted app knows of its surroundings. */
export interface Surroundings {
  readonly shell: Shell;
  /** Address of the app's own folder, with a trailing slash. */
  readonly base: string;
  /**
   * Loads the app's code anew, from addresses that have not failed, and mounts it again with what was typed. HTML that
   * waits for code stays until then. Resolves when that is shown, or did not come. Alone there is none.
   */
  readonly restart?: (() => void | Promise<void>) | undefined;
  /** What the API published, by path, while HTML is composed; in a browser there is none. */
  readonly resources?: Readonly<Record<string, unknown>>;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('This component is rendered outside the shell and its stand-in');
  return surroundings;
}

/**
 * What the API published of the resources of the page's route when its HTML is composed, by path; `undefined` in a
 * browser, which asks the API itself.
 */
export function useComposedResources(): Readonly<Record<string, unknown>> | undefined {
  return useSurroundings().resources;
}

/** The shell: toast, modal, page, auth, navigate, prefetch, config. */
export function useShell(): Shell {
  return useSurroundings().shell;
}

/** The address of a file of the app's own `public` folder. */
export function useAsset(path: string): string {
  return useSurroundings().base + path;
}

/** Reads and watches one of the shell's observable values: `useShellState((shell) => shell.auth)`. */
export function useShellState<State>(pick: (shell: Shell) => Observable<State>): State {
  const source = pick(useShell());
  return useSyncExternalStore(source.subscribe, source.get, source.get);
}

/** Goes to an address of the site; loads the app that owns it first. */
export function useNavigate(): Shell['navigate'] {
  return useShell().navigate;
}

/** Sets the page's title and back link while the calling page is shown. */
export function usePage({ title, backLink = '' }: { title: string; backLink?: string }): void {
  const { page } = useShell();
  useEffect(() => page.update({ title, backLink }), [page, title, backLink]);
}

/** Holds off the reload after a deploy while something typed would be lost by it. Without a shell there is none. */
export function useHeldReload(held: boolean): void {
  const shell = useContext(SurroundingsContext)?.shell;
  useEffect(() => (held ? shell?.holdReload() : undefined), [shell, held]);
}
