import { use, useEffect, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTRACT_VERSION, defineRoutes, publicAccess } from '../contract';
import { serverShell as shell } from '../render/serverShell';
import { StaticRouter } from 'react-router-dom';
import { defineApp, type App } from './app';
import { AppTree } from './AppTree';
import { island } from './islands/island';
import { createLifecycles, type Lifecycles } from './lifecycles';
import { useLocation, useParams } from './place';

const common = { description: '', frame: 'site', access: publicAccess, prerender: true } as const;
const routes = defineRoutes([
  { ...common, id: 'piano', path: '/piano', title: 'Piano', page: './PianoPage.tsx' },
  { ...common, id: 'violin', path: '/violin', title: 'Violin', page: './ViolinPage.tsx' },
  { ...common, id: 'broken', path: '/broken', title: 'Broken', page: './BrokenPage.tsx' },
  { ...common, id: 'endless', path: '/endless', title: 'Endless', page: './EndlessPage.tsx' },
  { ...common, id: 'missing', path: '/missing', title: 'Missing', page: './MissingPage.tsx' },
  { ...common, id: 'nameless', path: '/nameless', title: 'Nameless', page: './NamelessPage.tsx' },
  { ...common, id: 'lesson', path: '/lessons/:day', title: 'Lesson', page: './LessonPage.tsx' },
]);

let shows: string[];
let broken: boolean;
let loadPiano: () => Promise<unknown>;
let app: App;
let container: HTMLElement;
let lifecycles: Lifecycles;

function PianoPage() {
  const id = useId();
  useEffect(() => {
    shows.push('piano');
    return () => void shows.push('piano left');
  }, []);
  return <h1 id={id}>Piano</h1>;
}

function LessonPage() {
  const { pathname, search } = useLocation();
  const { day } = useParams();
  return <h1>{`${day} at ${pathname}${search}`}</h1>;
}

function BrokenPage() {
  if (broken) throw new Error('a string has snapped');
  return <h1>In tune</h1>;
}

beforeEach(() => {
  shows = [];
  broken = true;
  loadPiano = async () => ({ PianoPage });
  app = defineApp({
    name: 'mf-music',
    routes,
    pages: {
      './PianoPage.tsx': () => loadPiano(),
      './ViolinPage.tsx': async () => ({ ViolinPage: () => <h1>Violin</h1> }),
      './LessonPage.tsx': async () => ({ LessonPage }),
      './BrokenPage.tsx': async () => ({ BrokenPage }),
      './EndlessPage.tsx': async () => ({ EndlessPage: () => use(new Promise<string>(() => undefined)) }),
      './NamelessPage.tsx': async () => ({ Other: () => null }),
    },
  });
  lifecycles = createLifecycles(app);
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  await lifecycles.unmount(surroundings());
  container.remove();
});

const offline = () => new TypeError('Failed to fetch dynamically imported module: /assets/PianoPage.js');

function at(path: string) {
  window.history.replaceState(null, '', path);
}

function goTo(path: string) {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

function surroundings(hydrate = false) {
  return { shell, container, base: '/apps/mf-music/1/', hydrate };
}

describe('an app in the shell', () => {
  it('exposes the contract that it was built for', () => {
    expect(lifecycles.contract).toBe(CONTRACT_VERSION);
  });

  it('is mounted when its page is visible', async () => {
    at('/piano');
    await lifecycles.mount(surroundings());
    expect(container.textContent).toBe('Piano');
    expect(shows).toEqual(['piano']);
  });

  it('hydrates prerendered HTML and keeps its nodes', async () => {
    at('/piano');
    await app.load(routes[0]);
    container.innerHTML = renderToString(
      <StaticRouter location="/piano">
        <AppTree app={app} surroundings={{ shell, base: '' }} />
      </StaticRouter>,
      { identifierPrefix: 'mf-music-' },
    );
    const heading = container.querySelector('h1');
    await lifecycles.mount(surroundings(true));
    expect(container.querySelector('h1')).toBe(heading);
    expect(heading?.isConnected).toBe(true);
    expect(shows).toEqual(['piano']);
  });

  it('leaves nothing behind when unmounted', async () => {
    at('/piano');
    await lifecycles.mount(surroundings());
    await lifecycles.unmount(surroundings());
    expect(container.childNodes).toHaveLength(0);
    expect(shows).toEqual(['piano', 'piano left']);
  });

  it('can be mounted again', async () => {
    at('/piano');
    await lifecycles.mount(surroundings());
    await lifecycles.unmount(surroundings());
    at('/violin');
    await lifecycles.mount(surroundings());
    expect(container.textContent).toBe('Violin');
  });

  it('never shows a page that was left while its code was loading', async () => {
    at('/piano');
    let arrive: (module: unknown) => void = () => undefined;
    loadPiano = () => new Promise((done) => (arrive = done));
    void lifecycles.mount(surroundings());
    await lifecycles.unmount(surroundings());
    arrive({ PianoPage });
    await app.load(routes[0]);
    await new Promise((done) => setTimeout(done));
    expect(container.childNodes).toHaveLength(0);
    expect(shows).toEqual([]);
  });

  it('gives its page the location, which stays the same during navigation to another app', async () => {
    at('/lessons/2%20May?hour=9');
    await lifecycles.mount(surroundings());
    expect(container.textContent).toBe('2 May at /lessons/2%20May?hour=9');
    goTo('/lessons/monday');
    await vi.waitFor(() => expect(container.textContent).toBe('monday at /lessons/monday'));
    goTo('/of-another-app');
    await new Promise((resume) => setTimeout(resume));
    expect(container.textContent).toBe('monday at /lessons/monday');
  });

  it('contains an error, with the message and a retry', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    at('/broken');
    void lifecycles.mount(surroundings());
    await vi.waitFor(() => expect(container.textContent).toContain('Unexpected Application Error!'));
    expect(container.textContent).toContain('a string has snapped');
    expect(complaint).toHaveBeenCalled();
    broken = false;
    container.querySelector('button')?.click();
    await vi.waitFor(() => expect(container.textContent).toBe('In tune'));
  });

  it('lets the shell decide whether a page that threw is rendered again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    at('/broken');
    const restart = vi.fn<(again?: () => void) => Promise<void>>(async () => undefined);
    await lifecycles.mount({ ...surroundings(), restart });
    broken = false;
    container.querySelector('button')?.click();
    await vi.waitFor(() => expect(restart).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(container.textContent).toContain('a string has snapped'));
    restart.mockImplementationOnce(async (again) => again?.());
    container.querySelector('button')?.click();
    await vi.waitFor(() => expect(container.textContent).toBe('In tune'));
  });

  it('restores prerendered HTML when its page throws during hydration', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onGivenBack = vi.fn<() => void>();
    at('/broken');
    const html = '<h1>In tune</h1><a href="/piano">Piano</a>';
    container.innerHTML = html;
    const onCaughtError = vi.fn<() => void>();
    await lifecycles.mount({ ...surroundings(true), onGivenBack, onCaughtError });
    expect(onCaughtError).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(onGivenBack).toHaveBeenCalledOnce());
    expect(container.innerHTML).toBe(html);
  });

  it('clears an error on navigation to another of its pages', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    at('/broken');
    await lifecycles.mount(surroundings());
    expect(container.textContent).toContain('a string has snapped');
    await app.load(routes[0]);
    goTo('/piano');
    await vi.waitFor(() => expect(container.textContent).toBe('Piano'));
  });

  it('shows that the code of a further page cannot be loaded, and retries on demand', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    at('/violin');
    const onChunkFailed = vi.fn();
    await lifecycles.mount({ ...surroundings(), onChunkFailed });
    loadPiano = vi.fn(() => Promise.reject(offline()));
    goTo('/piano');
    await vi.waitFor(() => expect(loadPiano).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(container.textContent).toContain('Loading chunk PianoPage failed'));
    expect(onChunkFailed).toHaveBeenCalledTimes(1);
    loadPiano = async () => ({ PianoPage });
    container.querySelector('button')?.click();
    await vi.waitFor(() => expect(container.textContent).toBe('Piano'));
  });

  it('restarts from cache-busted URLs when the code of a further page was broken', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    at('/violin');
    let begun = () => {};
    const restart = vi.fn(() => new Promise<void>((done) => (begun = done)));
    await lifecycles.mount({ ...surroundings(), restart });
    loadPiano = vi.fn(() => Promise.reject(new SyntaxError("Unexpected token '<'")));
    goTo('/piano');
    const failed = () =>
      vi.waitFor(() => expect(container.textContent).toContain('Loading chunk PianoPage failed'));
    await failed();
    container.querySelector('button')?.click();
    expect(restart).toHaveBeenCalledTimes(1);
    await vi.waitFor(() =>
      expect(container.textContent, 'the press is acknowledged').toContain('Still loading…'),
    );
    begun();
    await failed();
    expect(loadPiano, 'the browser would give the same broken code').toHaveBeenCalledTimes(1);
  });

  it('shows an error of a further page’s own code with its name', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    at('/violin');
    const restart = vi.fn();
    const onChunkFailed = vi.fn();
    await lifecycles.mount({ ...surroundings(), restart, onChunkFailed });
    loadPiano = () => Promise.reject(new TypeError('u is not a function'));
    goTo('/piano');
    await vi.waitFor(() => expect(container.textContent).toContain('Unexpected Application Error!'));
    expect(container.textContent).toContain('u is not a function');
    expect(container.textContent).not.toContain('Loading chunk');
    expect(onChunkFailed).not.toHaveBeenCalled();
  });

  it('shows that a further page is still loading after 8 seconds, and restarts on demand', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    at('/violin');
    const restart = vi.fn();
    await lifecycles.mount({ ...surroundings(), restart });
    loadPiano = () => new Promise(() => undefined);
    goTo('/piano');
    await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).not.toBeNull());
    await vi.advanceTimersByTimeAsync(7_900);
    expect(container.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await vi.waitFor(() => expect(container.textContent).toContain('Still loading…'));
    container.querySelector('button')?.click();
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('is not mounted while its page suspends', async () => {
    at('/endless');
    const mounted = vi.fn();
    void lifecycles.mount(surroundings()).then(mounted);
    await vi.waitFor(() => expect(container.querySelector('[role=status]')).not.toBeNull());
    expect(mounted).not.toHaveBeenCalled();
  });
});

describe('the parts to load for a page that the browser renders', () => {
  const garbage = () => Promise.reject(new SyntaxError("Unexpected token '<'"));

  it('belong to the app and not to earlier code that failed', async () => {
    island('Old', garbage, { when: 'visible' });
    const music = createLifecycles(app);
    const load = vi.fn(async () => () => <p>Strings</p>);
    island('Strings', load, { when: 'visible' });
    await music.prepare('/piano');
    expect(load).toHaveBeenCalledTimes(1);
    await lifecycles.prepare('/piano').then(
      () => expect.unreachable(),
      (error: unknown) => expect(error).toMatchObject({ message: 'Loading chunk Old failed' }),
    );
  });

  it('exclude forms, unless the page replaces one that has them', async () => {
    const music = createLifecycles(app);
    const load = vi.fn(async () => () => <input />);
    island('Form', load, { when: 'used', fallback: null });
    await music.prepare('/piano');
    expect(load).not.toHaveBeenCalled();
    await music.prepare('/piano', false, true);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('the pages of an app', () => {
  it('are loaded once', async () => {
    const load = vi.fn(async () => ({ PianoPage }));
    loadPiano = load;
    await Promise.all([lifecycles.prepare('/piano'), lifecycles.prepare('/piano')]);
    await lifecycles.prepare('/piano');
    expect(load).toHaveBeenCalledTimes(1);
    expect(await app.lastLoad(routes[0])).toBe(PianoPage);
  });

  it('are loaded again after a failure', async () => {
    vi.useFakeTimers();
    loadPiano = () => Promise.reject(offline());
    const lost = app.load(routes[0]).catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect(await lost).toBe('Loading chunk PianoPage failed');
    vi.useRealTimers();
    loadPiano = async () => ({ PianoPage });
    expect(await app.load(routes[0])).toBe(PianoPage);
  });

  it('must exist and export the name of their module', async () => {
    await expect(app.load(routes[4])).rejects.toThrow('mf-music has no page module ./MissingPage.tsx');
    await expect(app.load(routes[5])).rejects.toThrow('./NamelessPage.tsx does not export NamelessPage');
  });

  it('are not loaded for a URL that is not the app’s', async () => {
    await expect(lifecycles.prepare('/nowhere')).resolves.toBeUndefined();
  });
});
