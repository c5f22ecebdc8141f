import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverShell as shell } from '../../render/serverShell';
import { island } from './island';
import { SurroundingsContext, useShell } from '../shellContext';

/** As the server renders it. */
const HTML =
  '<div data-island=""><!--$--><button type="button" title="/api">Counted 0</button><!--/$--></div>';

let scrollThere: () => void;
let container: HTMLElement;
let root: Root | undefined;

function Counter() {
  const [count, setCount] = useState(0);
  const { apiBase } = useShell().config;
  return (
    <button type="button" title={apiBase} onClick={() => setCount(count + 1)}>
      {`Counted ${count}`}
    </button>
  );
}

const page = (Island: ComponentType) => (
  <SurroundingsContext value={{ shell, base: '/' }}>
    <Island />
  </SurroundingsContext>
);

async function takeOver(load: () => Promise<ComponentType>) {
  container.innerHTML = HTML;
  const arrived = container.querySelector('button');
  await act(
    async () => void (root = hydrateRoot(container, page(island('Counter', load, { when: 'visible' })))),
  );
  return arrived;
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

const reported = vi.fn();

beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
  container = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        scrollThere = () => tell([{ isIntersecting: false }, { isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container.remove();
});

describe('an island that waits until it is visible', () => {
  it('keeps its HTML until it is about to become visible, then hydrates it', async () => {
    const load = vi.fn(async () => Counter);
    const arrived = await takeOver(load);
    await press();
    expect(arrived?.textContent).toBe('Counted 0');
    expect(load).not.toHaveBeenCalled();

    await act(async () => scrollThere());
    await press();
    expect(container.querySelector('button')).toBe(arrived);
    expect(arrived?.textContent).toBe('Counted 1');
  });

  it('keeps its HTML when its code cannot be loaded, and reports the error', async () => {
    vi.useFakeTimers();
    const arrived = await takeOver(() => Promise.reject(new TypeError('Importing a module script failed.')));
    await act(async () => scrollThere());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    expect(reported).toHaveBeenCalledOnce();
    expect(container.querySelector('button')).toBe(arrived);
  });

  it('cleans up, even when unmounted while its code is loading', async () => {
    let arrive = () => {};
    await takeOver(() => new Promise((resolve) => (arrive = () => resolve(Counter))));
    await act(async () => scrollThere());
    await act(async () => root?.unmount());
    await act(async () => arrive());
    expect(container.childElementCount).toBe(0);
  });

  it('renders at once on a page that the browser renders', async () => {
    const Island = island('Counter', async () => Counter, { when: 'visible' });
    await act(async () => void render(page(Island)));
    await press();
    expect(screen.getByRole('button').textContent).toBe('Counted 1');
  });
});

const Form = ({ label }: { readonly label: string }) => <input aria-label={label} />;
const fallback = <p>On its way</p>;

describe('an island that waits until it is used', () => {
  it('loads at the first sign of use and hydrates its HTML', async () => {
    container.innerHTML = HTML;
    const arrived = container.querySelector('button')!;
    const load = vi.fn(async () => Counter);
    const Island = island('Counter', load, { when: 'pressed' });
    await act(async () => void (root = hydrateRoot(container, page(Island))));
    await act(async () => void fireEvent.pointerDown(document.body));
    expect(load).not.toHaveBeenCalled();
    await act(async () => void fireEvent.pointerDown(arrived));
    expect(load).toHaveBeenCalledOnce();
    await press();
    expect(container.querySelector('button')).toBe(arrived);
    expect(arrived.textContent).toBe('Counted 1');
  });
});

const written = '<div data-island=""><!--$--><input aria-label="Your name"><!--/$--></div>';

async function takeOverForm(when: 'used' | 'load', load: () => Promise<typeof Form>) {
  const Island = island('Form', load, { when, fallback });
  container.innerHTML = when === 'load' ? written.replace('""', '"Form"') : written;
  const input = container.querySelector('input')!;
  input.value = 'Ama';
  await act(async () => void (root = hydrateRoot(container, <Island label="Your name" />)));
  return { input, box: container.querySelector('[data-island]')! };
}

/** Code that cannot be loaded before `tryAgain` is called, which is when a person presses the button. */
function unreachable() {
  let reachable = false;
  const load = () =>
    reachable ? Promise.resolve(Form) : Promise.reject(new TypeError('Importing a module script failed.'));
  const tryAgain = async () => {
    reachable = true;
    await pressTryAgain();
    vi.useRealTimers();
  };
  return { load, tryAgain };
}

const pressTryAgain = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

describe('a form that waits until it is visible', () => {
  it('loads when it is about to become visible, with its props and its input', async () => {
    const load = vi.fn(async () => Form);
    const { input, box } = await takeOverForm('used', load);
    expect(load).not.toHaveBeenCalled();
    await act(async () => scrollThere());
    expect(box.hasAttribute('data-live')).toBe(true);
    expect(container.querySelector('input')).toBe(input);
    expect(input.value).toBe('Ama');
  });

  it('shows an error below its HTML when its code cannot be loaded, and hydrates after Try again', async () => {
    vi.useFakeTimers();
    const { load, tryAgain } = unreachable();
    const { input, box } = await takeOverForm('used', load);
    await act(async () => scrollThere());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert').textContent).toContain('Loading chunk Form failed');
    await tryAgain();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box.hasAttribute('data-live')).toBe(true);
    expect(container.querySelector('input')).toBe(input);
  });

  it('restarts the app by the same press when the browser has cached the failure or loading hangs', async () => {
    vi.useFakeTimers();
    let begun = () => {};
    const restart = vi.fn(() => new Promise<void>((done) => (begun = done)));
    const giveUp = (region: Element) => region.setAttribute('data-failed', '');
    vi.stubGlobal('earlyInputs', { giveUp, stopWhenDone: () => undefined });
    let kept: () => Promise<typeof Form> = () => Promise.reject(new SyntaxError("Unexpected token '<'"));
    const Island = island('Form', () => kept(), { when: 'used', fallback });
    container.innerHTML = written;
    const tree = (
      <SurroundingsContext value={{ shell, base: '/', restart }}>
        <Island label="Your name" />
      </SurroundingsContext>
    );
    await act(async () => void (root = hydrateRoot(container, tree)));
    await act(async () => scrollThere());
    const box = () => container.querySelector('[data-island]')!;
    expect(restart).not.toHaveBeenCalled();
    await pressTryAgain();
    expect(restart).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent, 'the press is acknowledged').toContain('Still loading…');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box().hasAttribute('data-failed'), 'presses on it are kept').toBe(false);
    await act(async () => begun());
    expect(box().hasAttribute('data-failed')).toBe(true);
    expect(screen.getByRole('alert').textContent, 'it did not come either').toContain('Loading chunk Form');
    kept = () => Promise.reject(new TypeError('Importing a module script failed.'));
    await pressTryAgain();
    expect(restart).toHaveBeenCalledTimes(2);
    await act(async () => begun());
    kept = () => new Promise(() => undefined);
    await pressTryAgain();
    await act(() => vi.advanceTimersByTimeAsync(8_100));
    expect(restart).toHaveBeenCalledTimes(3);
  });

  it('shows its fallback without waiting when there is no HTML', async () => {
    const Island = island('Form', async () => Form, { when: 'used', fallback });
    await act(async () => void render(<Island label="Your name" />));
    expect(screen.getByLabelText('Your name')).toBeTruthy();
  });
});

describe('an island that loads with its page', () => {
  it('hydrates its HTML with its input and is then live', async () => {
    let arrive = () => {};
    const load = () => new Promise<typeof Form>((done) => (arrive = () => done(Form)));
    const { input, box } = await takeOverForm('load', load);
    expect(box.hasAttribute('data-live')).toBe(false);
    await act(async () => arrive());
    expect(box.hasAttribute('data-live')).toBe(true);
    expect(container.querySelector('input')).toBe(input);
    expect(input.value).toBe('Ama');
  });

  it('keeps its HTML when its code cannot be loaded, shows the error below, and hydrates after a retry', async () => {
    vi.useFakeTimers();
    const { load, tryAgain } = unreachable();
    const { input, box } = await takeOverForm('load', load);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert').textContent).toContain('Loading chunk Form failed');
    expect(container.querySelector('input')).toBe(input);
    expect(box.hasAttribute('data-live')).toBe(false);

    await tryAgain();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box.hasAttribute('data-live')).toBe(true);
    expect(container.querySelector('input')).toBe(input);
    expect(input.value).toBe('Ama');
  });

  it('without HTML shows its fallback until its code has loaded, and then uses its props', async () => {
    let arrive = () => {};
    const load = () => new Promise<typeof Form>((done) => (arrive = () => done(Form)));
    const Island = island('Form', load, { when: 'load', fallback });
    await act(async () => void render(<Island label="Your name" />));
    expect(screen.getByText('On its way')).toBeTruthy();
    await act(async () => arrive());
    expect(screen.getByLabelText('Your name')).toBeTruthy();
  });

  it('without HTML shows a load error in its place and loads on Try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { load, tryAgain } = unreachable();
    const Island = island('Form', load, { when: 'load', fallback });
    await act(async () => void render(<Island label="Your name" />));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Loading chunk Form failed')).toBeTruthy();
    await tryAgain();
    expect(await screen.findByLabelText('Your name')).toBeTruthy();
  });
});

describe('an island that never hydrates', () => {
  it('keeps its HTML, counts as live, and its code is not loaded', async () => {
    const load = vi.fn(async () => () => <p>Anew</p>);
    const Island = island('Words', load, { when: 'never' });
    container.innerHTML = '<div data-island="" data-live=""><!--$--><p>From the server</p><!--/$--></div>';
    await act(async () => void (root = hydrateRoot(container, <Island />)));
    expect(container.textContent).toBe('From the server');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('an island that loads when the page is idle', () => {
  it('is missing from the HTML and appears later', async () => {
    let rest = () => {};
    vi.stubGlobal('requestIdleCallback', (act: () => void) => (rest = act));
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const Island = island('Form', async () => Form, { when: 'idle' });
    const tree: ReactNode = <Island label="Your name" />;
    expect(renderToString(tree)).not.toContain('input');
    await act(async () => void render(tree));
    expect(screen.queryByLabelText('Your name')).toBeNull();
    await act(async () => rest());
    expect(screen.getByLabelText('Your name')).toBeTruthy();
  });
});
