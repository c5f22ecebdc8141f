import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Observable, Shell } from '../contract';

/** The surroundings of a mounted app. */
export interface Surroundings {
  readonly shell: Shell;
  /** URL of the app's folder, with a trailing slash. */
  readonly base: string;
  /**
   * Loads the app's code again from cache-busted URLs and mounts it with its input. Waiting HTML stays until then.
   * Resolves when it is visible or has failed. Undefined when the app runs alone.
   * @param again repeats the code that threw; called instead, unless the app was repaired by a deploy since
   */
  readonly restart?: ((again?: () => void) => void | Promise<void>) | undefined;
  /** What the API published, by path, during composition; undefined in a browser. */
  readonly resources?: Readonly<Record<string, unknown>>;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('Rendered outside a shell');
  return surroundings;
}

/**
 * Returns the published resources of the page's route during composition, by path; `undefined` in a browser, which asks
 * the API itself.
 */
export function useComposedResources(): Readonly<Record<string, unknown>> | undefined {
  return useSurroundings().resources;
}

/** Returns the shell: toast, modal, page, auth, navigate, prefetch, config. */
export function useShell(): Shell {
  return useSurroundings().shell;
}

/** Returns the URL of a file in the app's `public` folder. */
export function useAsset(path: string): string {
  return useSurroundings().base + path;
}

/** Reads and watches one of the shell's observable values: `useShellState((shell) => shell.auth)`. */
export function useShellState<State>(pick: (shell: Shell) => Observable<State>): State {
  const source = pick(useShell());
  return useSyncExternalStore(source.subscribe, source.get, source.get);
}

/** Returns the function that navigates within the site and loads the target's app first. */
export function useNavigate(): Shell['navigate'] {
  return useShell().navigate;
}

/** Sets the page's title and back link while the calling page is mounted. */
export function usePage({ title, backLink = '' }: { title: string; backLink?: string }): void {
  const { page } = useShell();
  useEffect(() => page.update({ title, backLink }), [page, title, backLink]);
}

/** Delays the reload after a deploy while it would lose input. Does nothing without a shell. */
export function useHeldReload(held: boolean): void {
  const shell = useContext(SurroundingsContext)?.shell;
  useEffect(() => (held ? shell?.holdReload() : undefined), [shell, held]);
}
