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
import type { AppOutcome } from '@school/shared/schemas/analytics';
import { noteApp } from './appEvents';
import { afterPaint } from './afterPaint';
import { importLazily } from './importLazily';
import type { PublishedApp } from './pageDescriptor';
import { createPanel } from './panel';
import { appBase } from './remotes';
import { tabMemory, TYPED } from './tabMemory';
import { UnavailableError } from './unavailable';

/** The deadline from mounting a loaded remote until its page is visible. Milliseconds. */
const RENDER_DEADLINE_MS = 20_000;
const TOO_LATE = `This part of the page did not appear within ${RENDER_DEADLINE_MS / 1000} seconds`;
/** A faster visit shows no skeleton. Milliseconds. */
const SKELETON_AFTER_MS = 150;
/** The deadline for a remote to unmount; then its remains are removed. Milliseconds. */
const LEAVE_DEADLINE_MS = 2_000;

/** A form, or HTML that waits for its code. */
const HOLDS_INPUT = `form,[data-island]:not([${LIVE}])`;

export interface AreaOptions {
  readonly name: string;
  /** Its version on this page, which a repair replaces. */
  readonly app: PublishedApp;
  readonly shell: Shell;
  readonly load: () => Promise<Lifecycles>;
  /**
   * Discards what was loaded, so that `load` restarts from cache-busted URLs.
   * @returns whether there are untried URLs
   */
  readonly renew: () => boolean;
  /** Called when the app's code could not be loaded; a stale page is then reloaded. */
  readonly onChunkFailed: () => void;
  /** The element that shows the current app. */
  readonly outlet: HTMLElement;
  /** The page's finished HTML, when a visit without a page load brought it. */
  readonly arrived?: HTMLElement | undefined;
}

/** One visit to a remote, from showing its area until it is left. */
export interface Area {
  /** Returns whether it shows the HTML of a page whose code has not taken over yet. */
  readonly isWaiting: () => boolean;
  readonly close: () => Promise<void>;
}

/**
 * Opens a remote's area and returns at once. Whatever the remote does stays inside the area and blocks nothing else.
 * Prerendered HTML stays readable until the remote has hydrated it.
 */
export function openArea(options: AreaOptions): Area {
  const { name, app, shell, load, renew, outlet, arrived, onChunkFailed } = options;
  const prerendered = outlet.querySelector<HTMLElement>(`:scope > [data-app="${name}"][data-prerendered]`);
  const container = prerendered && !arrived ? prerendered : outlet.appendChild(arrived ?? areaElement(name));
  const panel = createPanel(outlet);
  let hydrate = container.hasAttribute('data-prerendered');
  let attempt = new AbortController();
  let mounted: { lifecycles: Lifecycles; props: MountProps } | undefined;

  delete container.dataset['prerendered'];

  const note = (outcome: AppOutcome, ms?: number) => noteApp(name, app, outcome, ms);

  async function show(signal: AbortSignal): Promise<void> {
    const begun = performance.now();
    let isKept = mounted !== undefined;
    const isEmpty = () => !hydrate && !isKept;
    const skeleton = setTimeout(() => isEmpty() && panel.show({ kind: 'loading' }), SKELETON_AFTER_MS);
    const slow = setTimeout(
      // A page that stays visible shows its own loading state.
      () => isKept || panel.show({ kind: 'slow', skeleton: isEmpty(), restart: () => void restart() }),
      SLOW_AFTER_MS,
    );
    try {
      const lifecycles = await loaded(signal, isKept);
      if (isKept) await giveWay(signal);
      isKept = false;
      // From here on the app's own tree shows its loading state.
      clearTimeout(slow);
      panel.remove();
      await mount(lifecycles, signal);
      note('shown', performance.now() - begun);
    } catch (error) {
      if (signal.aborted) return;
      console.error(`${name} could not be shown`, error);
      note('failed');
      const isMissing = error instanceof ChunkLoadError;
      if (isMissing) renew();
      // A page that stays visible shows its own errors.
      if (isKept) return panel.remove();
      if (isMissing) onChunkFailed();
      giveUp(container);
      panel.show({
        kind: 'failure',
        error,
        restart: () => void (isMissing ? restart() : afterThrow(restart)),
      });
    } finally {
      clearTimeout(skeleton);
      clearTimeout(slow);
      container.style.minHeight = '';
    }
  }

  /** Loads the app with its page's code, within the loading deadline; only what follows must be fast. */
  async function loaded(signal: AbortSignal, whole: boolean): Promise<Lifecycles> {
    const lifecycles = await abortable(load(), signal);
    await abortable(lifecycles.prepare(window.location.pathname, hydrate, whole), signal);
    return lifecycles;
  }

  async function mount(lifecycles: Lifecycles, signal: AbortSignal): Promise<void> {
    const { pathname } = window.location;
    const onGivenBack = () => {
      importAfterFailure().then(
        ({ showGivenBack }) => signal.aborted || showGivenBack(outlet, container),
        () => undefined, // the page is readable without it
      );
      // The app's other pages could no longer be rendered.
      const leave = () => pathname === window.location.pathname || window.location.reload();
      window.addEventListener('popstate', leave, { signal });
    };
    const props = {
      shell,
      container,
      base: appBase(name, app),
      hydrate,
      onChunkFailed,
      onGivenBack,
      onCaughtError: () => note('error'),
      restart: (again?: () => void) => (again ? afterThrow(again) : restart(true)),
    };
    mounted = { lifecycles, props };
    await abortable(withinDeadline(lifecycles.mount(props), RENDER_DEADLINE_MS, TOO_LATE), signal);
    hydrate = false;
  }

  /**
   * Restarts with code from cache-busted URLs, because the browser caches broken and missing code. A page with input
   * stays visible until that has loaded.
   * @param isAnswered whether the page itself shows the result of the press
   */
  async function restart(isAnswered = false): Promise<void> {
    note('retried');
    attempt.abort(new Error(`${name} restarts`));
    const { signal } = (attempt = new AbortController());
    // When all URLs were tried, only a page load requests them again. It must not lose input.
    if (!renew() && navigator.onLine && (await withInput('storeInput'))) return window.location.reload();
    panel.remove();
    if (!isAnswered || !container.querySelector(HOLDS_INPUT)) await unmount();
    if (!signal.aborted) await show(signal);
  }

  /** Goes on with another version of an app that threw, if one was deployed since, or repeats the code that threw. */
  async function afterThrow(again: () => void): Promise<void> {
    const { signal } = attempt;
    const isRepaired = await withInput('repair');
    if (signal.aborted) return;
    if (isRepaired) return restart(true);
    // A restart records itself.
    if (again !== restart) note('retried');
    return again();
  }

  /** Makes room for the same page, rendered again, and keeps the scroll position. */
  async function giveWay(signal: AbortSignal): Promise<void> {
    const { carryOver } = await abortable(importAfterFailure(), signal);
    carryOver(container);
    await abortable(unmount(), signal);
  }

  /** Stores input for a page load or restores it, or repairs the app. Resolves to whether that succeeded. */
  async function withInput(act: 'storeInput' | 'restoreInput' | 'repair'): Promise<boolean> {
    try {
      return (await (await importAfterFailure())[act](container, name, app)) ?? true;
    } catch (error) {
      console.error(`${name} could not ${act}`, error);
      return false;
    }
  }

  /** Whatever fails here, the element is empty afterwards and the next visit is not blocked. */
  async function unmount(): Promise<void> {
    if (!mounted) return;
    const { lifecycles, props } = mounted;
    mounted = undefined;
    hydrate = false;
    try {
      await withinDeadline(lifecycles.unmount(props), LEAVE_DEADLINE_MS, 'It did not unmount in time');
    } catch (error) {
      console.error(`${name} could not be unmounted`, error);
    }
    container.replaceChildren();
  }

  const { signal } = attempt;
  // The code would compete with the first paint of the HTML for network and processor.
  if (arrived) afterPaint(() => signal.aborted || void show(signal));
  else void show(signal);
  if (tabMemory()?.getItem(TYPED)) void withInput('restoreInput');

  return {
    isWaiting: () => hydrate,
    async close() {
      attempt.abort(new Error(`${name} was left`));
      panel.remove();
      await unmount();
      container.remove();
    },
  };
}

function importAfterFailure() {
  return importLazily('afterFailure', () => import('./afterFailure'));
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
