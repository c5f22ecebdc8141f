import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { CONTRACT_VERSION, type Shell } from '../contract';
import type { App } from './app';
import { AppTree } from './AppTree';
import { ChunkLoadError } from './chunk';
import { giveUp, goLive } from './earlyInput';
import { pageReady, partsUntilNow } from './loadable';
import { takeOver } from './takeOver';

/** Passed by the shell to an app on each mount. */
export interface MountProps {
  readonly shell: Shell;
  readonly container: HTMLElement;
  /** URL of the app's folder, with a trailing slash. */
  readonly base: string;
  /** Whether the container holds the app's prerendered HTML for the current URL. */
  readonly hydrate: boolean;
  /** Called when the code of a page cannot be loaded after the app was mounted. */
  readonly onChunkFailed?: () => void;
  /** Called when the app failed and its prerendered HTML was restored to the container without code. */
  readonly onGivenBack?: () => void;
  /** Called when the app's code threw while it rendered, and an error is shown instead. */
  readonly onCaughtError?: () => void;
  /** Loads the app's code again from cache-busted URLs and mounts it again; see `Surroundings.restart`. */
  readonly restart?: (again?: () => void) => void | Promise<void>;
}

/** The module that a remote exposes. */
export interface Lifecycles {
  /** The version of the contract that the remote was built for. */
  readonly contract: number;
  readonly bootstrap: () => Promise<void>;
  /** Resolves when the page or its error is visible; rejects like `prepare`. */
  readonly mount: (props: MountProps) => Promise<void>;
  readonly unmount: (props: MountProps) => Promise<void>;
  /**
   * Loads the page for a path ahead of a visit. Hydrating needs less code than rendering; `whole` includes forms, for a
   * page that replaces one with visible forms. Rejects with `ChunkLoadError` when its code cannot be loaded, or with
   * the code's own error.
   */
  readonly prepare: (pathname: string, hydrate?: boolean, whole?: boolean) => Promise<void>;
  /** Loaders of the parts that it offers to other apps, by name. */
  readonly parts?: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Creates the lifecycles of an app, the same for all remotes. */
export function createLifecycles(app: App): Lifecycles {
  const roots = new WeakMap<HTMLElement, Root>();
  const visits = new WeakMap<HTMLElement, object>();
  const others = partsUntilNow();

  async function prepare(pathname: string, hydrate = false, whole = false): Promise<void> {
    const match = app.match(pathname);
    if (match) await app.load(match.route);
    if (!hydrate) await pageReady(others, whole);
  }

  return {
    contract: CONTRACT_VERSION,
    prepare,
    bootstrap: async () => undefined,

    async mount({ shell, container, base, hydrate, onChunkFailed, onGivenBack, onCaughtError, restart }) {
      const visit = {};
      visits.set(container, visit);
      await prepare(window.location.pathname, hydrate);
      if (visits.get(container) !== visit) return; // The page was left meanwhile.
      // What the browser renders itself handles events at once.
      if (!hydrate) goLive(container);
      const asItCame = hydrate && container.cloneNode(true);
      const { pathname } = window.location;
      await new Promise<void>((shown) => {
        const onShown = () => {
          goLive(container);
          shown();
        };
        const onCaught = (error: unknown) => {
          if (error instanceof ChunkLoadError) onChunkFailed?.();
          giveUp(container);
          onShown();
          if (asItCame && pathname === window.location.pathname) queueMicrotask(() => giveBack(asItCame));
        };
        // Keeps the HTML readable when its code fails; links and plain forms work without it.
        const giveBack = ({ childNodes }: Node) => {
          const root = roots.get(container);
          if (visits.get(container) !== visit || !root) return;
          root.unmount();
          roots.delete(container);
          container.replaceChildren(...childNodes);
          onGivenBack?.();
        };
        const tree = (
          <BrowserRouter>
            <AppTree
              app={app}
              surroundings={{ shell, base, restart }}
              onShown={onShown}
              onCaught={onCaught}
            />
          </BrowserRouter>
        );
        // The prefix makes ids unique when a page has two roots. The boundary of a caught error has logged it.
        const options = { identifierPrefix: `${app.name}-`, onCaughtError };
        roots.set(container, startRoot(container, tree, hydrate, options));
      });
    },

    async unmount({ container }) {
      visits.delete(container);
      roots.get(container)?.unmount();
      roots.delete(container);
      container.replaceChildren();
    },
  };
}

function startRoot(
  container: HTMLElement,
  tree: React.ReactNode,
  hydrate: boolean,
  options: RootOptions,
): Root {
  if (hydrate) return takeOver(container, tree, options);
  const root = createRoot(container, options);
  root.render(tree);
  return root;
}
