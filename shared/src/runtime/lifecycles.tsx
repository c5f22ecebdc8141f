import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { CONTRACT_VERSION, type Shell } from '../contract';
import type { App } from './app';
import { AppTree } from './AppTree';
import { ChunkLoadError } from './chunk';
import { giveUp, goLive } from './earlyInput';
import { pageReady, partsUntilNow } from './loadable';
import { takeOver } from './takeOver';

/** What the shell gives to an app each time it mounts it. */
export interface MountProps {
  readonly shell: Shell;
  readonly container: HTMLElement;
  /** Address of the app's own folder, with a trailing slash. */
  readonly base: string;
  /** The container holds the app's own prerendered HTML for the current address. */
  readonly hydrate: boolean;
  /** Called when the code of a page cannot be loaded after the app was mounted. */
  readonly onChunkFailed?: () => void;
  /** Called when prerendered HTML is back in the container, untouched by code, because the app failed over it. */
  readonly onGivenBack?: () => void;
  /** Loads the app's code anew, from addresses that have not failed, and mounts it again. */
  readonly restart?: () => void | Promise<void>;
}

/** The one module that a remote exposes. */
export interface Lifecycles {
  /** The contract that the remote was built for. */
  readonly contract: number;
  readonly bootstrap: () => Promise<void>;
  /** Resolves when the page, or its error, is on the screen; rejects with what `prepare` rejects with. */
  readonly mount: (props: MountProps) => Promise<void>;
  readonly unmount: (props: MountProps) => Promise<void>;
  /**
   * Loads the page that answers a path, ahead of a visit; to hydrate it, less is needed than to render it anew, and
   * `whole` it takes the place of one that has its forms on the screen.
   * Rejects with `ChunkLoadError` when its code cannot be loaded, or with what the code throws.
   */
  readonly prepare: (pathname: string, hydrate?: boolean, whole?: boolean) => Promise<void>;
}

/** The lifecycles of an app, written once for all remotes. */
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

    async mount({ shell, container, base, hydrate, onChunkFailed, onGivenBack, restart }) {
      const visit = {};
      visits.set(container, visit);
      await prepare(window.location.pathname, hydrate);
      if (visits.get(container) !== visit) return; // Left in the meantime.
      // What the browser renders itself listens as soon as it is there.
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
        // What could be read stays readable, whatever its code does; links and plain forms work without it.
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
        roots.set(container, startRoot(container, tree, hydrate, rootOptions(app.name)));
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

/** Two roots on one page must not give out the same ids. */
function rootOptions(app: string): RootOptions {
  return { identifierPrefix: `${app}-` };
}
