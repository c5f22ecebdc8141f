// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { ChunkLoadError, type Lifecycles } from '@school/shared';
import { CONTRACT_VERSION, signedInAccess, type RouteEntry, type RouteMatch } from '@school/shared/contract';
import { routeEntry } from '../../testing/builtApps';
import type { HtmlAhead } from '../loading/html/htmlAhead';
import type { PageHtml } from '../loading/html/pageHtml';
import type { PublishedApp } from '../loading/pageDescriptor';
import type { AppSource, KnownApps } from '../loading/registry';
import { createNavigation } from './navigate';
import { createPreparation } from './preparation';

const never = () => new Promise<never>(() => undefined);
const published: PublishedApp = { version: '1', contract: 1, entry: 'remoteEntry.js', routes: [] };
const unwritten = { prerender: false };
const matches: Record<string, RouteMatch> = {
  '/': {
    app: 'mf-public',
    route: routeEntry('/', { ...unwritten, page: './HomePage.tsx' }),
    params: {},
    variant: undefined,
  },
  '/about': { app: 'mf-public', route: routeEntry('/about', unwritten), params: {}, variant: undefined },
  '/donate': { app: 'mf-donate', route: routeEntry('/donate', unwritten), params: {}, variant: undefined },
};

let assign: Mock<(url: string | URL) => void>;
let prepare: ReturnType<typeof vi.fn<(pathname: string) => Promise<void>>>;
let chunkFailed: ReturnType<typeof vi.fn<(app: string, version: string) => Promise<boolean>>>;
let load: ReturnType<typeof vi.fn<(app: string) => Promise<Lifecycles>>>;
let put: ReturnType<typeof vi.fn<(app: string, content: HTMLElement) => void>>;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  window.scrollTo = vi.fn();
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  prepare = vi.fn(async () => undefined);
  chunkFailed = vi.fn(async () => false);
  put = vi.fn();
  load = vi.fn(async () => ({
    contract: CONTRACT_VERSION,
    prepare,
    bootstrap: async () => undefined,
    mount: async () => undefined,
    unmount: async () => undefined,
  }));
});

const known = (apps: KnownApps) => ({ get: () => apps, settled: Promise.resolve() });
const all: KnownApps = {
  table: { 'mf-public': published, 'mf-donate': published },
  registry: 'read',
};

function navigation(
  matchOf = (path: string) => matches[path],
  apps: Pick<AppSource, 'get' | 'settled'> = known(all),
  html: HtmlAhead = { take: never, approach: () => undefined },
) {
  const get = () => ({ ...matches['/'], outcome: { kind: 'show' as const }, pathname: '/' });
  const parts = { apps, routes: { matchOf, get }, load, gate: { chunkFailed }, arrivals: { put }, html };
  return createNavigation(async () => createPreparation(parts));
}

const here = () => window.location.pathname + window.location.search + window.location.hash;
const assigned = () => assign.mock.calls.map(([url]) => String(url));
const isBusy = () => 'busy' in document.documentElement.dataset;

describe('going to a page', () => {
  it('has its code first, and shows meanwhile that something is under way', async () => {
    prepare.mockImplementation(async () => {
      expect(here()).toBe('/');
      expect(isBusy()).toBe(true);
    });
    await navigation().navigate('/donate?amount=5#projects');
    expect(load).toHaveBeenCalledExactlyOnceWith('mf-donate');
    expect(prepare).toHaveBeenCalledExactlyOnceWith('/donate');
    expect(here()).toBe('/donate?amount=5#projects');
    expect(isBusy()).toBe(false);
  });

  it('needs no code on the page that is open already', async () => {
    await navigation().navigate('#top');
    expect(here()).toBe('/#top');
    expect(load).not.toHaveBeenCalled();
  });

  it('adds nothing to the history when asked for, or when already there', async () => {
    const { navigate } = navigation();
    const { length } = window.history;
    await navigate('/donate', { replace: true });
    await navigate('/donate');
    expect(window.history.length).toBe(length);
    expect(here()).toBe('/donate');
  });

  it('is a page load where no app is known, or the site ends', async () => {
    const { navigate } = navigation();
    await navigate('/unknown');
    await navigate('https://partner.example/');
    expect(assigned()).toEqual([`${window.location.origin}/unknown`, 'https://partner.example/']);
    expect(here()).toBe('/');
  });

  it('goes where was asked for last', async () => {
    const { navigate } = navigation();
    prepare.mockImplementationOnce(() => new Promise((done) => setTimeout(done, 20)));
    await Promise.all([navigate('/donate'), navigate('/about')]);
    expect(here()).toBe('/about');
    prepare.mockImplementationOnce(() => new Promise((done) => setTimeout(done, 20)));
    await Promise.all([navigate('/donate'), navigate('#team')]);
    expect(here()).toBe('/about#team');
    expect(isBusy()).toBe(false);
  });
});

describe('going to a page before all apps are known', () => {
  const loading: KnownApps = { table: { 'mf-public': published }, registry: 'loading' };
  let learn: () => void;
  let visit: ReturnType<typeof navigation>;

  beforeEach(() => {
    let isLearned = false;
    const settled = new Promise<void>((done) => {
      learn = () => {
        isLearned = true;
        done();
      };
    });
    const matchOf = (path: string) =>
      isLearned || matches[path]?.app === 'mf-public' ? matches[path] : undefined;
    visit = navigation(matchOf, { get: () => loading, settled });
  });

  it('waits until they are, if only that can say whose the page is', async () => {
    const going = visit.navigate('/donate');
    await Promise.resolve();
    expect(isBusy()).toBe(true);
    expect(load).not.toHaveBeenCalled();
    learn();
    await going;
    expect(load).toHaveBeenCalledExactlyOnceWith('mf-donate');
    expect(here()).toBe('/donate');
    expect(assigned()).toEqual([]);
  });

  it('waits for nothing on the way to a page of the opened page’s own app', async () => {
    await visit.navigate('/about');
    expect(here()).toBe('/about');
  });

  it('is a page load when they cannot be learned in time', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
      ms === 3_000 ? AbortSignal.abort(new Error('timed out')) : new AbortController().signal,
    );
    await visit.navigate('/donate');
    expect(assigned()).toEqual([`${window.location.origin}/donate`]);
  });

  it('gets a page ready as soon as they are', async () => {
    visit.prefetch('/donate');
    await new Promise((done) => setTimeout(done));
    expect(load).not.toHaveBeenCalled();
    learn();
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledExactlyOnceWith('/donate'));
  });
});

describe('going back', () => {
  it('is not what single-spa tells of a push: a visit that is being prepared goes on', async () => {
    let arrive: () => void = () => undefined;
    prepare.mockImplementation(() => new Promise((done) => (arrive = done)));
    const visit = navigation().navigate('/donate');
    await vi.waitFor(() => expect(prepare).toHaveBeenCalled());
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
    expect(isBusy()).toBe(true);
    arrive();
    await visit;
    expect(here()).toBe('/donate');
  });

  it('gives up a visit that is still being prepared', async () => {
    let arrive: () => void = () => undefined;
    prepare.mockImplementation(() => new Promise((done) => (arrive = done)));
    const visit = navigation().navigate('/donate');
    await vi.waitFor(() => expect(prepare).toHaveBeenCalled());
    window.dispatchEvent(new PopStateEvent('popstate'));
    arrive();
    await visit;
    expect(here()).toBe('/');
    expect(isBusy()).toBe(false);
  });
});

describe('a page whose code cannot be loaded', () => {
  beforeEach(() => void prepare.mockRejectedValue(new ChunkLoadError('LandingPage', 'gone')));

  it('is visited all the same, and its area says why', async () => {
    await navigation().navigate('/donate');
    expect(here()).toBe('/donate');
    expect(assigned()).toEqual([]);
  });

  it('is loaded as a page when a deploy has outdated it', async () => {
    chunkFailed.mockResolvedValue(true);
    await navigation().navigate('/donate');
    expect(chunkFailed).toHaveBeenCalledExactlyOnceWith('mf-donate', '1');
    expect(assigned()).toEqual([`${window.location.origin}/donate`]);
    expect(here()).toBe('/');
  });

  it('is no reason for a page load when it was not the code that failed', async () => {
    chunkFailed.mockResolvedValue(true);
    prepare.mockRejectedValue(new Error('a mistake'));
    await navigation().navigate('/donate');
    expect(chunkFailed).not.toHaveBeenCalled();
    expect(here()).toBe('/donate');
  });

  it('never disturbs by being prefetched', async () => {
    navigation().prefetch('/donate');
    navigation().prefetch('/unknown');
    navigation().prefetch('https://partner.example/donate');
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
    expect(here()).toBe('/');
  });
});

describe('a page with finished HTML', () => {
  const donate = (changes: Partial<RouteEntry> = {}): RouteMatch => ({
    ...matches['/donate']!,
    route: routeEntry('/donate', changes),
  });
  const content = document.createElement('div');
  let page: PageHtml;
  let html: { take: Mock<HtmlAhead['take']>; approach: Mock<HtmlAhead['approach']> };

  const visiting = (match: RouteMatch) =>
    navigation((path) => (path === '/donate' ? match : matches[path]), known(all), html);

  beforeEach(() => {
    page = { content, settle: vi.fn() };
    html = { take: vi.fn(async () => page), approach: vi.fn() };
  });

  it('is shown at once, and its area loads the code', async () => {
    vi.mocked(page.settle).mockImplementation(() => expect(here()).toBe('/'));
    await visiting(donate()).navigate('/donate#projects');
    expect(html.take).toHaveBeenCalledExactlyOnceWith({
      pathname: '/donate',
      app: 'mf-donate',
      version: '1',
    });
    expect(page.settle).toHaveBeenCalledOnce();
    expect(put).toHaveBeenCalledExactlyOnceWith('mf-donate', content);
    expect(load).not.toHaveBeenCalled();
    expect(here()).toBe('/donate#projects');
  });

  it('is rendered by its code when it has no HTML of this version', async () => {
    html.take.mockResolvedValue(undefined);
    await visiting(donate()).navigate('/donate');
    expect(prepare).toHaveBeenCalledExactlyOnceWith('/donate');
    expect(put).not.toHaveBeenCalled();
    expect(here()).toBe('/donate');
  });

  it('is rendered by its code when that is ready', async () => {
    html.take.mockResolvedValueOnce(undefined);
    const { navigate } = visiting(donate());
    await navigate('/donate');
    await navigate('/');
    await navigate('/donate');
    expect(html.take).toHaveBeenCalledOnce();
  });

  it.each([
    ['depends on sign-in', { access: signedInAccess }],
    ['is not prerendered', { prerender: false }],
  ])('is not expected of a page that %s', async (_, changes) => {
    await visiting(donate(changes)).navigate('/donate');
    expect(html.take).not.toHaveBeenCalled();
    expect(prepare).toHaveBeenCalledOnce();
  });

  it('does not replace a page that only changes its own address, since people type on it', async () => {
    const own = { ...matches['/']!, route: matches['/']!.route };
    await visiting(own).navigate('/donate', { replace: true });
    expect(html.take).not.toHaveBeenCalled();
  });

  it('is not shown when another visit has begun', async () => {
    const { navigate } = visiting(donate());
    await Promise.all([navigate('/donate'), navigate('/about')]);
    expect(put).not.toHaveBeenCalled();
    expect(here()).toBe('/about');
  });

  it('is fetched when its link is approached, without any code', async () => {
    visiting(donate()).prefetch('/donate#projects');
    await vi.waitFor(() => expect(html.approach).toHaveBeenCalled());
    expect(html.approach).toHaveBeenCalledExactlyOnceWith({
      pathname: '/donate',
      app: 'mf-donate',
      version: '1',
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('is not fetched ahead by those who save data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    visiting(donate()).prefetch('/donate');
    await new Promise((done) => setTimeout(done));
    vi.unstubAllGlobals();
    expect(html.approach).not.toHaveBeenCalled();
  });
});

describe('the code that prepares pages', () => {
  const preparation = () => ({ prepare: vi.fn(async () => vi.fn()), prefetch: vi.fn() });

  it('loads once, on first use', async () => {
    const own = preparation();
    const loadIt = vi.fn(async () => own);
    const { navigate, prefetch } = createNavigation(loadIt);
    expect(loadIt).not.toHaveBeenCalled();
    prefetch('/about');
    await navigate('/donate');
    expect(loadIt).toHaveBeenCalledOnce();
    expect(own.prefetch).toHaveBeenCalledExactlyOnceWith('/about');
    expect(here()).toBe('/donate');
  });

  it('is not needed to change the address of the page, which is done at once', () => {
    const { navigate } = createNavigation(never);
    void navigate('?mode=online', { replace: true });
    expect(here()).toBe('/?mode=online');
  });

  it('makes a visit a page load when it cannot be loaded, and is loaded again for the next', async () => {
    const own = preparation();
    const loadIt = vi.fn(async () => own).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { navigate } = createNavigation(loadIt);
    await navigate('/donate');
    expect(assigned()).toEqual([`${window.location.origin}/donate`]);
    await navigate('/about');
    expect(here()).toBe('/about');
  });
});
