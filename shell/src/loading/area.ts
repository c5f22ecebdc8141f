import { abortable, ChunkLoadError, type Lifecycles, type MountProps } from '@school/shared';
import type { Shell } from '@school/shared/contract';
import { showPanel, type Panel } from './panel';

/** From mounting a loaded remote until its page must be on the screen. Milliseconds. */
const RENDER_DEADLINE_MS = 20_000;
const TOO_LATE = `This part of the page did not appear within ${RENDER_DEADLINE_MS / 1000} seconds`;
/** A faster visit shows no skeleton at all. Milliseconds. */
const SKELETON_AFTER_MS = 150;
/** A remote that is left has this long to clear up; what is left of it then is taken away. Milliseconds. */
const LEAVE_DEADLINE_MS = 2_000;

export interface AreaOptions {
  readonly name: string;
  readonly base: string;
  readonly shell: Shell;
  readonly load: () => Promise<Lifecycles>;
  /** Code of the app could not be loaded; a page that a deploy has outdated is loaded anew for it. */
  readonly onChunkFailed: () => void;
  /** The element that the current app is shown in. */
  readonly outlet: HTMLElement;
  /** The area shows its page, or why it cannot. */
  readonly onSettled?: () => void;
}

/** One visit to a remote: from the moment its area is shown until it is left. */
export interface Area {
  readonly close: () => Promise<void>;
}

/**
 * Opens a remote's area and returns at once: whatever the remote does, or fails to do, happens inside the area and
 * holds up nobody else. Prerendered HTML stays readable until the remote has taken it over.
 */
export function openArea(options: AreaOptions): Area {
  const { name, base, shell, load, outlet, onChunkFailed, onSettled } = options;
  const prerendered = outlet.querySelector<HTMLElement>(`:scope > [data-app="${name}"][data-prerendered]`);
  const container = prerendered ?? outlet.appendChild(areaElement(name));
  const closing = new AbortController();
  let hydrate = prerendered !== null;
  let panel: Panel | undefined;
  let mounted: { lifecycles: Lifecycles; props: MountProps } | undefined;

  delete container.dataset['prerendered'];

  async function show(): Promise<void> {
    const skeleton = hydrate ? undefined : setTimeout(() => (panel = showPanel(outlet)), SKELETON_AFTER_MS);
    try {
      const lifecycles = await abortable(load(), closing.signal);
      // The page's code has the time that loading has; only what comes after it must be quick.
      await abortable(lifecycles.prepare(window.location.pathname, hydrate), closing.signal);
      const props = { shell, container, base, hydrate, onChunkFailed };
      mounted = { lifecycles, props };
      const mounting = withinDeadline(lifecycles.mount(props), RENDER_DEADLINE_MS, TOO_LATE);
      await abortable(mounting, closing.signal);
      hydrate = false;
    } catch (error) {
      if (closing.signal.aborted) return;
      console.error(`${name} could not be shown`, error);
      if (error instanceof ChunkLoadError) onChunkFailed();
      panel?.remove();
      panel = showPanel(outlet, { error, onRetry: () => void retry() });
      return;
    } finally {
      clearTimeout(skeleton);
      onSettled?.();
    }
    panel?.remove();
  }

  async function retry(): Promise<void> {
    panel?.remove();
    panel = undefined;
    await unmount();
    await show();
  }

  /** Whatever goes wrong here, the element is empty afterwards and the next visit is not held up. */
  async function unmount(): Promise<void> {
    if (!mounted) return;
    const { lifecycles, props } = mounted;
    mounted = undefined;
    hydrate = false;
    try {
      await withinDeadline(lifecycles.unmount(props), LEAVE_DEADLINE_MS, 'It did not unmount in time');
    } catch (error) {
      console.error(`${name} could not be left cleanly`, error);
    }
    container.replaceChildren();
  }

  void show();

  return {
    async close() {
      closing.abort(new Error(`${name} was left`));
      panel?.remove();
      await unmount();
      container.remove();
    },
  };
}

function withinDeadline(action: Promise<void>, ms: number, message: string): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(message)), ms);
  return abortable(action, late.signal).finally(() => clearTimeout(timer));
}

function areaElement(name: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset['app'] = name;
  return element;
}
