import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveUp, goLive } from '@school/shared';
import { bundleInlineScript } from './bundleInlineScript';
import { inlineScript } from './inlineScript';
import { PATIENCE_MS } from './patience';
import { NOT_LOADED, ON_ITS_WAY, watchPresses } from './watchPresses';

const sent = vi.fn();
let app: HTMLElement;
let root: Root | undefined;

/** A part of a page with every kind of control, each controlled by its component. */
function Part() {
  const [count, setCount] = useState(0);
  const [amount, setAmount] = useState('200');
  const [facet, setFacet] = useState('');
  const [text, setText] = useState('');
  const [agreed, setAgreed] = useState(true);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sent({ count, amount, facet, text, agreed });
      }}
    >
      <button type="button" id="more" data-every-press="" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button type="button" id="menu" onClick={() => sent('menu')}>
        Menu
      </button>
      {['200', '500'].map((value) => (
        <input
          key={value}
          id={`a${value}`}
          type="radio"
          name="amount"
          value={value}
          checked={amount === value}
          onChange={() => setAmount(value)}
        />
      ))}
      <select id="facet" value={facet} onChange={(event) => setFacet(event.target.value)}>
        <option value="">Any</option>
        <option value="online">Online</option>
      </select>
      <input id="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        id="agreed"
        type="checkbox"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <button type="submit" id="send">
        Send
      </button>
      <a
        id="score"
        href="#score"
        data-keep-press=""
        onClick={(event) => {
          event.preventDefault();
          sent('score');
        }}
      >
        See and hear
      </a>
      <a id="plain" href="#plain">
        About us
      </a>
    </form>
  );
}

const at = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const note = () => at('press-note');
const choose = (change: () => void, id: string, type: string) => {
  change();
  at(id).dispatchEvent(new Event(type, { bubbles: true }));
};

/** Simulates loading of the code: hydrates the page and marks it as live. */
async function arrive() {
  await act(async () => void (root = hydrateRoot(app, <Part />)));
  await act(async () => goLive(app));
}

beforeEach(() => {
  sent.mockClear();
  // Development builds of React warn about attributes of a pressed control that the server did not render.
  vi.spyOn(console, 'error').mockImplementation((message: unknown) => {
    if (!String(message).includes('some attributes of the server rendered HTML'))
      throw new Error(String(message));
  });
  document.body.innerHTML = `<div id="press-note"></div><div id="shell" data-live><div data-app="mf-a"></div></div>`;
  app = document.querySelector<HTMLElement>('[data-app]')!;
  app.innerHTML = renderToString(<Part />);
  watchPresses(document);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  for (const region of document.querySelectorAll('[data-app],[data-island],#shell')) goLive(region);
  window.earlyInputs?.stopWhenDone();
});

describe('a press before code has loaded', () => {
  it('is acknowledged at once, kept from the browser, and handled once', async () => {
    const submitted = vi.fn();
    app.addEventListener('submit', submitted);
    at('send').click();
    at('send').click();
    expect(submitted).not.toHaveBeenCalled();
    expect(at('send').hasAttribute('data-pressed')).toBe(true);
    expect(at('send').getAttribute('aria-busy')).toBe('true');
    expect(note().textContent).toBe(ON_ITS_WAY);

    await arrive();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(at('send').hasAttribute('data-pressed')).toBe(false);
    expect(at('send').hasAttribute('aria-busy')).toBe(false);
    expect(note().textContent).toBe('');
  });

  it('leaves live regions alone', async () => {
    await arrive();
    at('menu').click();
    expect(at('menu').hasAttribute('data-pressed')).toBe(false);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is handled in order, and each press on a counter counts', async () => {
    at('more').click();
    at('more').click();
    at('menu').click();
    at('menu').click();
    at('send').click();
    at('more').click();
    await arrive();
    await vi.waitFor(() => expect(at('more').textContent).toBe('3'));
    expect(sent.mock.calls.map(([what]) => (typeof what === 'string' ? what : what.count))).toEqual([
      'menu',
      2,
    ]);
  });

  it('submits the form with all input before the press and choices before and after it', async () => {
    choose(() => (at<HTMLInputElement>('a500').checked = true), 'a500', 'change');
    choose(() => (at<HTMLSelectElement>('facet').value = 'online'), 'facet', 'change');
    choose(() => (at<HTMLInputElement>('text').value = 'Ama'), 'text', 'input');
    at('send').click();
    choose(() => (at<HTMLInputElement>('agreed').checked = false), 'agreed', 'change');
    await arrive();
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls).toEqual([
      [{ count: 0, amount: '500', facet: 'online', text: 'Ama', agreed: false }],
    ]);
    expect(at<HTMLInputElement>('a500').checked).toBe(true);
    expect(at<HTMLSelectElement>('facet').value).toBe('online');
    expect(at<HTMLInputElement>('text').value).toBe('Ama');
    expect(at<HTMLInputElement>('agreed').checked).toBe(false);
  });

  it("is withdrawn when its form's input continues, and can be repeated", async () => {
    const type = (value: string) => {
      at<HTMLInputElement>('text').value = value;
      const inputType = 'insertText';
      at('text').dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
    };
    type('Am');
    at('send').click();
    type('Ama');
    expect(at('send').hasAttribute('data-pressed')).toBe(false);
    expect(at('send').hasAttribute('aria-busy')).toBe(false);
    expect(note().textContent).toBe('');
    at('send').click();
    expect(at('send').hasAttribute('data-pressed')).toBe(true);
    type('Ama S');
    await arrive();
    expect(sent).not.toHaveBeenCalled();
    at('send').click();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ text: 'Ama S' }));
  });

  it('does not move the cursor of a person who is still typing', async () => {
    const text = at<HTMLInputElement>('text');
    text.focus();
    choose(() => (text.value = 'Am'), 'text', 'input');
    text.setSelectionRange(1, 1);
    await arrive();
    expect([text.value, text.selectionStart]).toEqual(['Am', 1]);
  });

  it('is handled by the control that replaced the pressed one', async () => {
    choose(() => (at<HTMLInputElement>('text').value = 'Ama'), 'text', 'input');
    at('send').click();
    app.innerHTML = renderToString(<Part />);
    await arrive();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ text: 'Ama' })));
  });

  it('is recorded for a link whose code does more than navigate', async () => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    at('score').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(at('score').hasAttribute('data-pressed')).toBe(true);
    await arrive();
    expect(sent.mock.calls).toEqual([['score']]);
  });

  it.each([
    ['a plain link', 'plain', {}],
    ['a link that is opened in a tab of its own', 'score', { ctrlKey: true }],
  ])('leaves %s to the browser', (_, id, keys) => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    at(id).dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });

  it('waits only for the code of its own part', async () => {
    app.insertAdjacentHTML('beforeend', '<div data-island=""><button id="inside">Inside</button></div>');
    const inside = vi.fn();
    at('inside').addEventListener('click', inside);
    at('inside').click();
    goLive(app);
    expect(inside).not.toHaveBeenCalled();
    goLive(app.querySelector('[data-island]')!);
    expect(inside).toHaveBeenCalledTimes(1);
  });
});

describe('a form that the server answers', () => {
  /** Whether the browser sends the form itself, for each submit. */
  let bySelf: boolean[];
  function watch(event: Event): void {
    const index = bySelf.push(true) - 1;
    event.preventDefault();
    event.preventDefault = () => void (bySelf[index] = false);
  }

  beforeAll(() => window.addEventListener('submit', watch, { capture: true }));
  afterAll(() => window.removeEventListener('submit', watch, { capture: true }));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    app.querySelector('form')!.setAttribute('action', '/forms/sendContactMessage?page=/about');
    bySelf = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    window.dispatchEvent(new Event('pagehide'));
  });

  const waitForCode = () => vi.advanceTimersByTime(PATIENCE_MS);

  it('is sent by the browser when its code takes long, and shows that it is busy', () => {
    at('send').click();
    expect(bySelf).toEqual([false]);
    waitForCode();
    expect(bySelf).toEqual([false, true]);
    expect(at('send').hasAttribute('data-pressed')).toBe(true);
    expect(note().textContent).toBe(ON_ITS_WAY);
  });

  it('is sent by its code when that loads soon', async () => {
    at('send').click();
    await arrive();
    waitForCode();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(bySelf).not.toContain(true);
  });

  it('is not sent by its code too, when that loads while the browser sends it', async () => {
    at('send').click();
    waitForCode();
    await arrive();
    at('send').click();
    expect(sent).not.toHaveBeenCalled();
    expect(bySelf).toEqual([false, true, true]);
  });

  it('waits for its code while there is no connection', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    at('send').click();
    waitForCode();
    connection.mockRestore();
    expect(bySelf).toEqual([false]);
    await arrive();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is not sent while the person fills in a further field', () => {
    at('send').click();
    at('text').focus();
    expect(at('send').hasAttribute('data-pressed')).toBe(false);
    waitForCode();
    expect(bySelf).toEqual([false]);
  });

  it('is sent by the browser as soon as its code has failed, and at each further press', () => {
    at('send').click();
    giveUp(app);
    expect(bySelf).toEqual([false, true]);
    window.dispatchEvent(new Event('pagehide'));
    expect(at('send').hasAttribute('data-pressed')).toBe(false);
    at('send').click();
    expect(bySelf).toEqual([false, true, true]);
  });

  it('stays on the page when its code has failed and there is no connection', () => {
    giveUp(app);
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    at('send').click();
    connection.mockRestore();
    expect(bySelf).toEqual([false]);
    expect(note().textContent).toBe(NOT_LOADED);
  });

  it('can be sent by its code after the person came back to the page', async () => {
    at('send').click();
    waitForCode();
    window.dispatchEvent(new Event('pagehide'));
    await arrive();
    at('send').click();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('code that could not be loaded', () => {
  it('ends the acknowledgement and shows an error, now and at the next press, and keeps choices', async () => {
    choose(() => (at<HTMLInputElement>('a500').checked = true), 'a500', 'change');
    at('send').click();
    giveUp(app);
    expect(at('send').hasAttribute('data-pressed')).toBe(false);
    expect(note().textContent).toBe(NOT_LOADED);
    expect(note().hasAttribute('data-failed')).toBe(true);
    at('menu').click();
    expect(at('menu').hasAttribute('data-pressed')).toBe(false);

    await arrive();
    await vi.waitFor(() => expect(note().textContent).toBe(''));
    expect(note().hasAttribute('data-failed')).toBe(false);
    expect(sent).not.toHaveBeenCalled();
    at('send').click();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ amount: '500' }));
  });

  it('leaves a link whose press would be recorded to the browser', () => {
    giveUp(app);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    at('score').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });

  it('may be the start script of the page', () => {
    at('shell').removeAttribute('data-live');
    const script = document.body.appendChild(document.createElement('script'));
    at('send').click();
    script.dispatchEvent(new Event('error'));
    expect(note().textContent).toBe(NOT_LOADED);
  });
});

it('stops listening when everything on the page is live', async () => {
  await arrive();
  await vi.waitFor(() => expect(window.earlyInputs).toBeUndefined());
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-app="mf-b"><button id="other">Other</button></div>',
  );
  at('other').click();
  expect(at('other').hasAttribute('data-pressed')).toBe(false);
});

describe('the script in the pages', () => {
  it('is generated from its source', async () => {
    expect(
      await bundleInlineScript(import.meta.dirname),
      'run npx tsx shell/src/presses/writeInlineScript.ts',
    ).toBe(inlineScript);
  });

  it('is small', () => {
    expect(brotliCompressSync(inlineScript).length).toBeLessThan(1_280);
  });
});
