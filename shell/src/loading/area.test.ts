// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { act, screen } from '@testing-library/react';
import { ChunkLoadError, goLive, type Lifecycles, type MountProps } from '@school/shared';
import { CONTRACT_VERSION } from '@school/shared/contract';
import { serverShell } from '@school/shared/render';
import { appEvents } from './appEvents';
import { watchPresses } from '../presses/watchPresses';
import { openArea, type Area } from './area';

const { repair } = vi.hoisted(() => ({ repair: vi.fn<() => Promise<boolean>>() }));
vi.mock('./repair', () => ({ repair }));

const app = { version: 'old', contract: CONTRACT_VERSION, entry: 'remoteEntry.js', routes: [] };
const never = () => new Promise<never>(() => undefined);

let outlet: HTMLElement;
let area: Area | undefined;
let onChunkFailed: ReturnType<typeof vi.fn<() => void>>;
let renew: ReturnType<typeof vi.fn<() => boolean>>;

beforeEach(async () => {
  // Compiling it takes longer than a test waits.
  await import('./afterFailure');
  vi.useFakeTimers();
  repair.mockReset().mockResolvedValue(false);
  onChunkFailed = vi.fn<() => void>();
  renew = vi.fn<() => boolean>(() => true);
  outlet = document.body.appendChild(document.createElement('main'));
});

afterEach(async () => {
  await act(() => area?.close());
  outlet.remove();
});

/** Creates a remote that shows its name, with optional changes. */
function remote(changes: Partial<Lifecycles> = {}): Lifecycles {
  return {
    contract: CONTRACT_VERSION,
    bootstrap: async () => undefined,
    prepare: async () => undefined,
    mount: vi.fn(async ({ container }: MountProps) => void (container.textContent = 'Piano')),
    unmount: vi.fn(async ({ container }: MountProps) => container.replaceChildren()),
    ...changes,
  };
}

function open(load: () => Promise<Lifecycles>, changes: Partial<Parameters<typeof openArea>[0]> = {}): Area {
  area = openArea({
    name: 'mf-music',
    app,
    shell: serverShell,
    load,
    renew,
    outlet,
    onChunkFailed,
    ...changes,
  });
  return area;
}

async function show(load: () => Promise<Lifecycles>): Promise<void> {
  open(load);
  await pass(10);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = () => act(() => screen.getByRole('button', { name: 'Try again' }).click());
const tryAgain = async () => {
  press();
  await pass(10);
};
const expectComplaint = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const prerender = () =>
  (outlet.innerHTML = '<div data-app="mf-music" data-prerendered=""><h1>Piano</h1></div>');

describe('the area of a remote', () => {
  it('shows the remote', async () => {
    open(async () => remote());
    await pass(0);
    expect(outlet.textContent).toBe('Piano');
  });

  it('shows a skeleton only when loading takes more than 150 ms', async () => {
    open(() => new Promise((done) => setTimeout(() => done(remote()), 400)));
    await pass(100);
    expect(screen.queryByRole('status')).toBeNull();
    await pass(100);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    await pass(300);
    expect(outlet.textContent).toBe('Piano');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('passes prerendered HTML on for hydration, unchanged', async () => {
    prerender();
    const heading = outlet.querySelector('h1');
    const music = remote({ mount: vi.fn(async () => undefined) });
    open(async () => music);
    await pass(0);
    expect(music.mount).toHaveBeenCalledWith(expect.objectContaining({ hydrate: true }));
    expect(outlet.querySelector('h1')).toBe(heading);
  });

  it('blocks neither its opener nor its closer while it hangs', async () => {
    const closed = open(never).close();
    await expect(closed).resolves.toBeUndefined();
    expect(outlet.childNodes).toHaveLength(0);
    await pass(200_000);
    expect(outlet.childNodes).toHaveLength(0);
  });

  it('mounts nothing when it was closed while loading', async () => {
    let arrive: (lifecycles: Lifecycles) => void = () => undefined;
    const music = remote();
    await open(() => new Promise((done) => (arrive = done))).close();
    arrive(music);
    await pass(1_000);
    expect(music.mount).not.toHaveBeenCalled();
  });

  it('mounts nothing when it was closed while its page was loading', async () => {
    const music = remote({ prepare: never });
    const opened = open(async () => music);
    await pass(1_000);
    await opened.close();
    expect(music.mount).not.toHaveBeenCalled();
    expect(outlet.childNodes).toHaveLength(0);
  });

  it('unmounts what it has mounted', async () => {
    const music = remote();
    const opened = open(async () => music);
    await pass(0);
    await opened.close();
    expect(music.unmount).toHaveBeenCalledTimes(1);
    expect(outlet.childNodes).toHaveLength(0);
  });
});

describe('a page whose finished HTML a visit brings', () => {
  function arrived(): HTMLElement {
    const page = document.createElement('div');
    page.innerHTML = '<div data-app="mf-music" data-prerendered=""><h1>Violin</h1></div>';
    return page.firstElementChild as HTMLElement;
  }
  const visit = (load: () => Promise<Lifecycles>) => open(load, { arrived: arrived() });

  it('is shown at once; its code loads after the paint and takes it over', async () => {
    const music = remote({ mount: vi.fn(async () => undefined) });
    const load = vi.fn(async () => music);
    const opened = visit(load);
    expect(outlet.textContent).toBe('Violin');
    expect(load).not.toHaveBeenCalled();
    expect(opened.isWaiting()).toBe(true);
    await pass(20);
    expect(music.mount).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ hydrate: true }));
    expect(opened.isWaiting()).toBe(false);
  });

  it('stays readable when its code cannot be loaded', async () => {
    expectComplaint();
    visit(() => Promise.reject(new ChunkLoadError('mf-music', 'offline')));
    await pass(20);
    expect(outlet.textContent).toContain('Violin');
    expect(screen.getByRole('alert').textContent).toContain('Loading chunk mf-music failed');
  });

  it('loads no code when it is left before it was painted', async () => {
    const load = vi.fn(async () => remote());
    await visit(load).close();
    await pass(1_000);
    expect(load).not.toHaveBeenCalled();
    expect(outlet.childNodes).toHaveLength(0);
  });
});

describe('what became of a remote', () => {
  const canary = { ...app, version: '0123456789ab', channel: 'canary' } as const;
  const event = { kind: 'app', app: 'mf-music', version: '0123456789ab', channel: 'canary' };
  const openCanary = (load: () => Promise<Lifecycles>) => open(load, { app: canary });
  const outcomes = () => appEvents.map(({ outcome }) => outcome);
  beforeEach(() => void appEvents.splice(0));

  it('is recorded with version, channel and the time until its page is shown', async () => {
    openCanary(() => new Promise((done) => setTimeout(() => done(remote()), 400)));
    await pass(399);
    expect(appEvents).toEqual([]);
    await pass(1);
    expect(appEvents).toEqual([{ ...event, outcome: 'shown', ms: expect.any(Number) }]);
    expect(appEvents[0]?.ms).toBeCloseTo(400, -1);
  });

  it('is a failure when it cannot be loaded or mounted, and a retry with its own result', async () => {
    expectComplaint();
    const load = vi.fn<() => Promise<Lifecycles>>().mockRejectedValue(new ChunkLoadError('mf-music', 'off'));
    openCanary(load);
    await pass(10);
    expect(appEvents).toEqual([{ ...event, outcome: 'failed', ms: undefined }]);
    load.mockResolvedValue(remote({ mount: () => Promise.reject(new Error('no strings')) }));
    await tryAgain();
    load.mockResolvedValue(remote());
    await tryAgain();
    expect(outcomes()).toEqual(['failed', 'retried', 'failed', 'retried', 'shown']);
  });

  it('is an error when its code throws in a part that has a boundary', async () => {
    const music = remote();
    openCanary(async () => music);
    await pass(0);
    vi.mocked(music.mount).mock.calls[0]![0].onCaughtError?.();
    expect(outcomes()).toEqual(['shown', 'error']);
    const again = vi.fn();
    await vi.mocked(music.mount).mock.calls[0]![0].restart?.(again);
    expect(again).toHaveBeenCalledTimes(1);
    expect(outcomes()).toEqual(['shown', 'error', 'retried']);
  });

  it('is nothing when it was left before', async () => {
    await openCanary(never).close();
    await pass(200_000);
    expect(appEvents).toEqual([]);
  });
});

describe('a remote that hangs', () => {
  const still = () => screen.queryByText('Still loading…');

  for (const at of ['load', 'prepare'] as const) {
    it(`shows that it is still loading after 8 seconds in ${at}, and restarts from cache-busted URLs`, async () => {
      let hangs = true;
      const music = remote({ prepare: () => (hangs && at === 'prepare' ? never() : Promise.resolve()) });
      const load = vi.fn(() => (hangs && at === 'load' ? never() : Promise.resolve(music)));
      open(load);
      await pass(7_900);
      expect(still()).toBeNull();
      await pass(200);
      expect(still()).not.toBeNull();
      hangs = false;
      await tryAgain();
      expect(renew).toHaveBeenCalledTimes(1);
      expect(load).toHaveBeenCalledTimes(2);
      expect(outlet.textContent).toBe('Piano');
      expect(music.mount).toHaveBeenCalledTimes(1);
    });
  }

  it('shows that below its prerendered HTML, which hydrates after Try again', async () => {
    prerender();
    const music = remote({ mount: vi.fn(async () => undefined) });
    let hangs = true;
    open(() => (hangs ? never() : Promise.resolve(music)));
    await pass(8_100);
    expect(still()).not.toBeNull();
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    hangs = false;
    await tryAgain();
    expect(still()).toBeNull();
    expect(music.mount).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ hydrate: true }));
  });

  it('is mounted once when it loads late, and when Try again is pressed twice', async () => {
    const music = remote();
    const arrive: ((lifecycles: Lifecycles) => void)[] = [];
    open(() => new Promise((done) => arrive.push(done)));
    await pass(8_100);
    const button = screen.getByRole('button', { name: 'Try again' });
    act(() => {
      button.click();
      button.click();
    });
    await pass(10);
    arrive.forEach((done) => done(music));
    await pass(10);
    expect(music.mount).toHaveBeenCalledTimes(1);
  });

  it('shows nothing when it was closed meanwhile', async () => {
    const opened = open(never);
    await pass(8_100);
    press();
    await opened.close();
    await pass(20_000);
    expect(outlet.childNodes).toHaveLength(0);
  });
});

describe('Try again after a throw', () => {
  const thrown = new TypeError('u is not a function');

  it('runs the same code again when the app was not repaired, or that is unknown', async () => {
    expectComplaint();
    const load = vi.fn<() => Promise<Lifecycles>>(() => Promise.reject(thrown));
    await show(load);
    await tryAgain();
    expect(load).toHaveBeenCalledTimes(2);
    repair.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue(remote());
    await tryAgain();
    expect(repair).toHaveBeenCalledTimes(2);
    expect(outlet.textContent).toBe('Piano');
  });

  it('goes on with the repaired version, with the URL of its folder', async () => {
    expectComplaint();
    const music = remote();
    const load = vi.fn<() => Promise<Lifecycles>>(() => Promise.reject(thrown));
    await show(load);
    repair.mockImplementationOnce(async () => {
      app.version = 'new';
      load.mockResolvedValue(music);
      return true;
    });
    await tryAgain();
    expect(music.mount).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ base: '/apps/mf-music/new/' }),
    );
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('mounts a page that threw anew when the app was repaired, or else lets it repeat', async () => {
    const [old, next] = [remote(), remote()];
    const load = vi.fn(async () => old);
    await show(load);
    const { restart } = vi.mocked(old.mount).mock.calls[0]![0];
    const again = vi.fn();
    await restart?.(again);
    expect(again).toHaveBeenCalledTimes(1);
    expect(old.unmount).not.toHaveBeenCalled();
    repair.mockResolvedValue(true);
    load.mockResolvedValue(next);
    await act(async () => restart?.(again));
    expect(again).toHaveBeenCalledTimes(1);
    expect(old.unmount).toHaveBeenCalledTimes(1);
    expect(next.mount).toHaveBeenCalledTimes(1);
  });

  it('does nothing when the page was left meanwhile', async () => {
    const music = remote();
    const load = vi.fn(async () => music);
    const opened = open(load);
    await pass(10);
    let answer: (isRepaired: boolean) => void = () => undefined;
    repair.mockReturnValue(new Promise((done) => (answer = done)));
    const again = vi.fn();
    const restarted = vi.mocked(music.mount).mock.calls[0]![0].restart?.(again);
    await pass(10);
    await act(() => opened.close());
    answer(true);
    await restarted;
    expect(load).toHaveBeenCalledTimes(1);
    expect(again).not.toHaveBeenCalled();
  });
});

describe('a remote that fails', () => {
  it('is shown as unavailable and appears after Try again', async () => {
    expectComplaint();
    const load = vi.fn<() => Promise<Lifecycles>>();
    load.mockRejectedValueOnce(new ChunkLoadError('mf-music', 'offline')).mockResolvedValue(remote());
    await show(load);
    expect(screen.getByRole('alert').textContent).toContain('Loading chunk mf-music failed');
    expect(onChunkFailed).toHaveBeenCalledTimes(1);
    expect(renew, 'the next visit must not begin with what has failed').toHaveBeenCalledTimes(1);
    await tryAgain();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(outlet.textContent).toBe('Piano');
  });

  it.each([new ChunkLoadError('mf-music', 'offline'), new TypeError('u is not a function')])(
    'with %s has a heading, and a way home where no site header has one',
    async (error) => {
      expectComplaint();
      const failing = async () => {
        await show(() => Promise.reject(error));
        expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
        return screen.queryByRole('link', { name: 'Go to the home page' })?.getAttribute('href');
      };
      outlet.innerHTML = '<header>Within the area</header>';
      expect(await failing()).toBe('/');
      await act(() => area?.close());
      const header = document.body.insertBefore(document.createElement('header'), outlet);
      onTestFinished(() => header.remove());
      expect(await failing()).toBeUndefined();
    },
  );

  it('has its heading below that of its prerendered page', async () => {
    expectComplaint();
    prerender();
    await show(() => Promise.reject(new ChunkLoadError('mf-music', 'offline')));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('unavailable right now');
  });

  const mistakes: Record<string, () => Promise<Lifecycles>> = {
    'as its code is run': () => Promise.reject(new TypeError('u is not a function')),
    'in the code of its page': async () =>
      remote({ prepare: () => Promise.reject(new TypeError('u is not a function')) }),
  };
  for (const [when, load] of Object.entries(mistakes)) {
    it(`${when} is shown as an unexpected error with message and stack, not as unavailable`, async () => {
      expectComplaint();
      await show(load);
      const { textContent } = screen.getByRole('alert');
      expect(textContent).toContain('Unexpected Application Error!');
      expect(textContent).toMatch(/TypeError: u is not a function\s+at /);
      expect(textContent).not.toContain('Loading chunk');
      expect(onChunkFailed).not.toHaveBeenCalled();
    });
  }

  it('restarts from cache-busted URLs when a mounted page requests it', async () => {
    const music = remote();
    await show(async () => music);
    const { restart } = vi.mocked(music.mount).mock.calls[0]![0];
    restart?.();
    await pass(10);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(music.unmount).toHaveBeenCalledTimes(1);
    expect(music.mount).toHaveBeenLastCalledWith(expect.objectContaining({ hydrate: false }));
    expect(outlet.textContent).toBe('Piano');
  });

  describe('while its HTML waits for code', () => {
    const written = '<div data-island=""><input id="name" /></div>';
    const field = () => outlet.querySelector('input')!;

    beforeEach(() => watchPresses(document));
    afterEach(() => delete window.earlyInputs);

    /** Opens a remote with a form whose code failed to load; `reloaded` is the load on retry. */
    async function openWaiting(reloaded: () => Promise<Lifecycles>) {
      const mount = vi.fn(async ({ container }: MountProps) => void (container.innerHTML = written));
      const music = remote({ mount });
      const load = vi.fn(reloaded).mockResolvedValueOnce(music);
      await show(load);
      field().value = 'Ama';
      return { music, restart: mount.mock.calls[0]![0].restart! };
    }

    it('keeps the HTML until the new code has loaded, and passes on the input', async () => {
      let arrive = () => {};
      const mount = vi.fn(async ({ container }: MountProps) => {
        container.innerHTML = '<input id="name" />';
        goLive(container);
      });
      const prepare = vi.fn(() => new Promise<void>((done) => (arrive = done)));
      const { music, restart } = await openWaiting(async () => remote({ mount, prepare }));
      const waiting = field();
      restart();
      await pass(1_000);
      expect(field()).toBe(waiting);
      expect(screen.queryByRole('status'), 'the page is there').toBeNull();
      expect(prepare, 'with the code of its forms').toHaveBeenCalledWith('/', false, true);
      waiting.value = 'Ama Serwaa';
      arrive();
      await vi.dynamicImportSettled();
      await pass(10);
      expect(music.unmount).toHaveBeenCalledTimes(1);
      expect(mount).toHaveBeenCalledWith(expect.objectContaining({ hydrate: false }));
      expect(field()).not.toBe(waiting);
      expect(field().value).toBe('Ama Serwaa');
    });

    it('keeps the HTML when the new code fails to load too, and can restart', async () => {
      expectComplaint();
      const { music, restart } = await openWaiting(() =>
        Promise.reject(new ChunkLoadError('mf-music', 'off')),
      );
      restart();
      await pass(10);
      expect(field().value).toBe('Ama');
      expect(music.unmount).not.toHaveBeenCalled();
      expect(onChunkFailed, 'a page load would lose it').not.toHaveBeenCalled();
      expect(screen.queryByRole('alert'), 'the form says so itself').toBeNull();
      renew.mockClear();
      restart();
      await pass(10);
      expect(renew).toHaveBeenCalled();
      expect(field().value).toBe('Ama');
    });

    it('keeps the HTML when the form fails again at its new URL, and recovers at the next', async () => {
      expectComplaint();
      const mount = vi.fn(async ({ container }: MountProps) => {
        container.innerHTML = '<input id="name" />';
        goLive(container);
      });
      let fails = true;
      const prepare = async (_: string, hydrate?: boolean, whole?: boolean) => {
        if (fails && !hydrate && whole) throw new ChunkLoadError('Form', 'garbage');
      };
      const { music, restart } = await openWaiting(async () => remote({ mount, prepare }));
      await restart();
      expect(field().value).toBe('Ama');
      expect(mount).not.toHaveBeenCalled();
      expect(music.unmount).not.toHaveBeenCalled();
      expect(screen.queryByRole('alert'), 'the form says so itself').toBeNull();
      fails = false;
      await act(() => restart());
      expect(mount).toHaveBeenCalledTimes(1);
      expect(field().value).toBe('Ama');
    });

    it('shows nothing beside the HTML after 8 seconds, because the form does so itself', async () => {
      const { restart } = await openWaiting(never);
      restart();
      await pass(8_100);
      expect(screen.queryByText('Still loading…')).toBeNull();
      expect(field().value).toBe('Ama');
    });

    it('keeps input over a page load when only that can help', async () => {
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
      const { restart } = await openWaiting(never);
      renew.mockReturnValue(false);
      await act(() => restart());
      expect(reload).toHaveBeenCalledTimes(1);
      await act(() => area?.close());

      outlet.innerHTML = `<div data-app="mf-music" data-prerendered="">${written}</div>`;
      open(never);
      await vi.dynamicImportSettled();
      await pass(10);
      expect(field().value).toBe('Ama');
      expect(window.sessionStorage, 'once').toHaveLength(0);
    });
  });

  it('does not reload the page while offline', async () => {
    expectComplaint();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renew.mockReturnValue(false);
    await show(() => Promise.reject(new ChunkLoadError('mf-music', 'offline')));
    await tryAgain();
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('Loading chunk mf-music failed');
  });

  it('reloads the page when all its URLs were tried', async () => {
    expectComplaint();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const load = vi.fn(() => Promise.reject(new ChunkLoadError('mf-music', 'offline')));
    renew.mockReturnValue(false);
    await show(load);
    expect(reload, 'a retry was not requested').not.toHaveBeenCalled();
    press();
    await vi.dynamicImportSettled();
    await pass(10);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not reload the page when its code had loaded', async () => {
    expectComplaint();
    await show(async () => remote({ mount: async () => Promise.reject(new Error('no strings')) }));
    expect(screen.getByRole('alert').textContent).toContain('no strings');
    expect(onChunkFailed).not.toHaveBeenCalled();
  });

  it('is shown as unavailable when nothing has appeared within 20 seconds, and is unmounted for the retry', async () => {
    expectComplaint();
    const music = remote({ mount: vi.fn(never) });
    open(async () => music);
    await pass(19_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(2_000);
    expect(screen.getByRole('alert').textContent).toContain('did not appear within 20 seconds');
    await tryAgain();
    expect(music.unmount).toHaveBeenCalledTimes(1);
    expect(music.mount).toHaveBeenCalledTimes(2);
  });

  it("has the full loading deadline for its page's code", async () => {
    open(async () => remote({ prepare: () => new Promise((done) => setTimeout(done, 60_000)) }));
    await pass(59_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(1_500);
    expect(outlet.textContent).toBe('Piano');
  });

  for (const at of ['load', 'prepare'] as const) {
    it(`keeps prerendered content readable through all retries when it fails to ${at}`, async () => {
      expectComplaint();
      prerender();
      const heading = outlet.querySelector('h1');
      const fail = () => Promise.reject(new ChunkLoadError('PianoPage', 'offline'));
      await show(at === 'load' ? fail : async () => remote({ prepare: fail }));
      await tryAgain();
      expect(screen.getByRole('alert').textContent).toContain('Loading chunk PianoPage failed');
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect(outlet.querySelector('h1')).toBe(heading);
    });
  }

  const unmounts = { rejects: () => Promise.reject(new Error('stuck')), hangs: never };
  for (const [how, unmount] of Object.entries(unmounts)) {
    it(`is removed completely when its unmount ${how}`, async () => {
      const complaint = expectComplaint();
      const opened = open(async () => remote({ unmount }));
      await pass(0);
      const closed = vi.fn();
      void opened.close().then(closed);
      await pass(3_000);
      expect(closed).toHaveBeenCalled();
      expect(outlet.childNodes).toHaveLength(0);
      expect(complaint).toHaveBeenCalledTimes(1);
    });
  }
});
