import {
  abortable,
  ChunkLoadError,
  giveUp,
  LIVE,
  SLOW_AFTER_MS,
  type Lifecycles,
  type MountProps,
} from '@school/shared';
import type { Shell } from '@school/shared/contract';
import { importLazily } from './importLazily';
import { createPanel } from './panel';
import { tabMemory, TYPED } from './tabMemory';
import { UnavailableError } from './unavailable';

/** From mounting a loaded remote until its page must be on the screen. Milliseconds. */
const RENDER_DEADLINE_MS = 20_000;
const TOO_LATE = `This part of the page did not appear within ${RENDER_DEADLINE_MS / 1000} seconds`;
/** A faster visit shows no skeleton at all. Milliseconds. */
const SKELETON_AFTER_MS = 150;
/** A remote that is left has this long to clear up; what is left of it then is taken away. Milliseconds. */
const LEAVE_DEADLINE_MS = 2_000;

/** A form, or HTML that waits for its code. */
const HOLDS_INPUT = `form,[data-island]:not([${LIVE}])`;

export interface AreaOptions {
  readonly name: string;
  readonly base: string;
  readonly shell: Shell;
  readonly load: () => Promise<Lifecycles>;
  /**
   * What was loaded is not to be trusted: from now on, `load` begins again at other addresses.
   * @returns whether there are some that were not asked for yet
   */
  readonly renew: () => boolean;
  /** Code of the app could not be loaded; a page that a deploy has outdated is loaded anew for it. */
  readonly onChunkFailed: () => void;
  /** The element that the current app is shown in. */
  readonly outlet: HTMLElement;
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
  const { name, base, shell, load, renew, outlet, onChunkFailed } = options;
  const prerendered = outlet.querySelector<HTMLElement>(`:scope > [data-app="${name}"][data-prerendered]`);
  const container = prerendered ?? outlet.appendChild(areaElement(name));
  const panel = createPanel(outlet);
  let hydrate = prerendered !== null;
  let attempt = new AbortController();
  let mounted: { lifecycles: Lifecycles; props: MountProps } | undefined;

  delete container.dataset['prerendered'];

  async function show(signal: AbortSignal): Promise<void> {
    let isKept = mounted !== undefined;
    const isEmpty = () => !hydrate && !isKept;
    const skeleton = setTimeout(() => isEmpty() && panel.show({ kind: 'loading' }), SKELETON_AFTER_MS);
    const slow = setTimeout(
      // What is kept says itself what is on its way.
      () => isKept || panel.show({ kind: 'slow', skeleton: isEmpty(), restart: () => void restart() }),
      SLOW_AFTER_MS,
    );
    try {
      const lifecycles = await loaded(signal, isKept);
      if (isKept) await giveWay(signal);
      isKept = false;
      // From here on the app's own tree says what it waits for.
      clearTimeout(slow);
      panel.remove();
      await mount(lifecycles, signal);
    } catch (error) {
      if (signal.aborted) return;
      console.error(`${name} could not be shown`, error);
      if (error instanceof ChunkLoadError) renew();
      // What stands there says itself what is missing of it.
      if (isKept) return panel.remove();
      if (error instanceof ChunkLoadError) onChunkFailed();
      giveUp(container);
      panel.show({ kind: 'failure', error, restart: () => void restart() });
    } finally {
      clearTimeout(skeleton);
      clearTimeout(slow);
      container.style.minHeight = '';
    }
  }

  /** The app with the code of its page, which has the time that loading has; only what comes after it must be quick. */
  async function loaded(signal: AbortSignal, whole: boolean): Promise<Lifecycles> {
    const lifecycles = await abortable(load(), signal);
    await abortable(lifecycles.prepare(window.location.pathname, hydrate, whole), signal);
    return lifecycles;
  }

  async function mount(lifecycles: Lifecycles, signal: AbortSignal): Promise<void> {
    const { pathname } = window.location;
    const onGivenBack = () => {
      importLazily('givenBack', () => import('./givenBack')).then(
        ({ showGivenBack }) => signal.aborted || showGivenBack(outlet, () => void loadAnew()),
        () => undefined, // the page can be read without it
      );
      // Nobody is there any more to render the app's other pages.
      const leave = () => pathname === window.location.pathname || window.location.reload();
      window.addEventListener('popstate', leave, { signal });
    };
    const props = {
      shell,
      container,
      base,
      hydrate,
      onChunkFailed,
      onGivenBack,
      restart: () => restart(true),
    };
    mounted = { lifecycles, props };
    await abortable(withinDeadline(lifecycles.mount(props), RENDER_DEADLINE_MS, TOO_LATE), signal);
    hydrate = false;
  }

  /** The page as it came, with its code once more; nothing that was typed meanwhile is lost. */
  async function loadAnew(): Promise<void> {
    await withTyped('keepOverLoad');
    window.location.reload();
  }

  /**
   * Begins again with code from other addresses: the browser keeps what came broken, or never came. A page on which
   * something can be typed stays on the screen until that is there.
   * @param isAnswered the page itself says what became of the press
   */
  async function restart(isAnswered = false): Promise<void> {
    attempt.abort(new Error(`${name} begins again`));
    const { signal } = (attempt = new AbortController());
    // When all addresses were asked for, only a page load asks for them anew. It is to lose nothing that was typed.
    if (!renew() && navigator.onLine && (await withTyped('keepOverLoad'))) return window.location.reload();
    panel.remove();
    if (!isAnswered || !container.querySelector(HOLDS_INPUT)) await unmount();
    if (!signal.aborted) await show(signal);
  }

  /** Makes room for the same page, rendered anew; a person who is further down stays there. */
  async function giveWay(signal: AbortSignal): Promise<void> {
    const { takeAlong } = await abortable(importTakeAlong(), signal);
    takeAlong(container);
    container.style.minHeight = `${container.offsetHeight}px`;
    await abortable(unmount(), signal);
  }

  /** Keeps what is typed over a page load, or brings it back. Resolves with whether that could be done. */
  async function withTyped(act: 'keepOverLoad' | 'bringBack'): Promise<boolean> {
    try {
      (await importTakeAlong())[act](container);
      return true;
    } catch (error) {
      console.error(`${name} could not ${act}`, error);
      return false;
    }
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

  void show(attempt.signal);
  if (tabMemory()?.getItem(TYPED)) void withTyped('bringBack');

  return {
    async close() {
      attempt.abort(new Error(`${name} was left`));
      panel.remove();
      await unmount();
      container.remove();
    },
  };
}

function importTakeAlong() {
  return importLazily('takeAlong', () => import('./takeAlong'));
}

function withinDeadline(action: Promise<void>, ms: number, message: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnavailableError(message)), ms);
  });
  return Promise.race([action, tooLate]).finally(() => clearTimeout(timer));
}

function areaElement(name: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset['app'] = name;
  return element;
}
