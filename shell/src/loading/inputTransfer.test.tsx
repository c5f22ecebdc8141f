import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAILED, goLive, LIVE } from '@school/shared';
import { watchPresses } from '../presses/watchPresses';
import { restoreInput, storeInput, carryOver } from './inputTransfer';

const sent = vi.fn();
let area: HTMLElement;

/** A form with some controls controlled by React and others by the browser. */
function Form({ more = false }: { readonly more?: boolean }) {
  const [amount, setAmount] = useState('200');
  const [text, setText] = useState('');
  return (
    <details id="write" suppressHydrationWarning>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent({
            amount,
            text,
            ...Object.fromEntries(new FormData(event.currentTarget)),
          });
        }}
      >
        {['500', '200', '100'].map((value) => (
          <input
            key={value}
            type="radio"
            name="preset"
            value={value}
            checked={amount === value}
            onChange={() => setAmount(value)}
          />
        ))}
        <input id="text" value={text} onChange={(event) => setText(event.target.value)} />
        {more && amount === '500' && <Reason />}
        <textarea id="letter" name="letter" defaultValue="" />
        <select id="topic" name="topic" defaultValue="any">
          <option value="any">Any</option>
          <option value="lesson">A lesson</option>
        </select>
        <input type="checkbox" id="news" name="news" defaultChecked />
        <input id="other" name="other" defaultValue="as it was" />
      </form>
    </details>
  );
}

function Reason() {
  const [reason, setReason] = useState('');
  return <input id="more" value={reason} onChange={(event) => setReason(event.target.value)} />;
}

const note = () => document.querySelector('#press-note')?.textContent;
const at = <Kind extends Element = HTMLInputElement>(selector: string) => area.querySelector<Kind>(selector)!;

function stopWatching() {
  area.replaceChildren();
  window.earlyInputs?.stopWhenDone();
  delete window.earlyInputs;
}

/** Puts HTML that waits for its code into the area. */
function arrive(html: string) {
  stopWatching();
  area.innerHTML = `<div data-island="" ${FAILED}="">${html}</div>`;
  watchPresses(document);
}

/** Changes the original HTML as a person would. */
function change() {
  at<HTMLDetailsElement>('details').open = true;
  at('[value="500"]').checked = true;
  at('#text').value = 'Ama';
  at('#letter').value = 'Dear school';
  at('#topic').value = 'lesson';
  at('#news').checked = false;
}

const CHANGED = {
  amount: '500',
  preset: '500',
  text: 'Ama',
  letter: 'Dear school',
  topic: 'lesson',
  other: 'as it was',
};

async function renderForm(form: ReactNode) {
  area.replaceChildren();
  const rendered = render(form, { container: area.appendChild(document.createElement('div')) });
  await act(async () => goLive(area));
  return rendered;
}

const renderAnew = () => renderForm(<Form />);

async function send() {
  await act(async () => void fireEvent.submit(at('form')));
  return sent.mock.lastCall?.[0];
}

beforeEach(() => {
  sent.mockClear();
  document.body.innerHTML = `<p id="press-note"></p><div data-app="mf-music" ${LIVE}=""></div>`;
  area = document.querySelector<HTMLElement>('[data-app]')!;
  arrive(renderToString(<Form />));
});

afterEach(() => {
  cleanup();
  stopWatching();
});

it('carries input, choices and opened parts over to the page that is rendered again', async () => {
  change();
  carryOver(area);
  await renderAnew();
  expect(at<HTMLDetailsElement>('details').open).toBe(true);
  expect(await send()).toEqual(CHANGED);
});

it('carries over what React holds of a live form, including a part that a choice opens', async () => {
  const { unmount } = await renderForm(<Form more />);
  await act(async () => void fireEvent.click(at('[value="500"]')));
  change();
  await act(async () => {
    for (const [field, value] of [
      ['#text', 'Ama Serwaa'],
      ['#more', 'For the piano'],
    ] as const) {
      fireEvent.change(at(field), { target: { value } });
    }
  });
  expect(at('#text').defaultValue, 'as React has it').toBe('Ama Serwaa');
  carryOver(area);
  await act(async () => unmount());
  await renderForm(<Form more />);
  expect(await send()).toEqual({ ...CHANGED, text: 'Ama Serwaa' });
  expect(at('#more').value).toBe('For the piano');
});

it('carries over a pending press to the new control, after the input', async () => {
  at('[data-island]').insertAdjacentHTML('afterbegin', '<form aria-labelledby="other-title"></form>');
  at('[data-island]').removeAttribute(FAILED);
  at('#text').value = 'Ama';
  at<HTMLFormElement>('form:not([aria-labelledby])').requestSubmit();
  expect(note()).toContain('One moment');
  carryOver(area);
  expect(sent).not.toHaveBeenCalled();
  await renderAnew();
  expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Ama' }));
  expect(note()).toBe('');
});

it('restores input over a page load, but no password, to the HTML and to the code', async () => {
  area.querySelector('form')!.insertAdjacentHTML('beforeend', '<input type="password" id="secret">');
  change();
  at('#secret').value = 'of nobody';
  storeInput(area);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('of nobody');

  arrive(renderToString(<Form />));
  restoreInput(area);
  expect(at('#text').value, 'seen at once').toBe('Ama');
  expect(at<HTMLDetailsElement>('details').open).toBe(true);
  await act(async () => void hydrateRoot(at('[data-island]'), <Form />));
  await act(async () => goLive(at('[data-island]')));
  expect(await send()).toEqual(CHANGED);
});

it('restores input over a page load when code was loaded first, once, and on no other page', async () => {
  change();
  storeInput(area);
  window.history.replaceState(null, '', '/other');
  stopWatching();
  const { unmount } = await renderForm(<Form />);
  restoreInput(area);
  expect((await send()).text).toBe('');
  await act(async () => unmount());

  window.history.replaceState(null, '', '/');
  arrive(renderToString(<Form />));
  change();
  storeInput(area);
  stopWatching();
  await renderForm(<Form />);
  await act(async () => restoreInput(area));
  expect(await send()).toEqual(CHANGED);
  expect(window.sessionStorage).toHaveLength(0);
});

it('carries over a file', async () => {
  arrive('<input type="file" id="cv">');
  const files = new DataTransfer();
  files.items.add(new File(['%PDF'], 'ama.pdf'));
  Object.assign(at('#cv'), { files: files.files });
  carryOver(area);
  const changed = vi.fn();
  area.replaceChildren();
  await act(
    async () =>
      void render(
        <input type="file" id="cv" onChange={(event) => changed(event.target.files?.[0]?.name)} />,
        { container: area },
      ),
  );
  await act(async () => goLive(area));
  expect(changed).toHaveBeenCalledExactlyOnceWith('ama.pdf');
});

it('carries over nothing unchanged, where a draft may be newer', async () => {
  carryOver(area);
  area.replaceChildren();
  await act(async () => void render(<Form />, { container: area }));
  at('#other').value = 'from a draft';
  await act(async () => goLive(area));
  expect((await send()).other).toBe('from a draft');
});

it('carries over nothing to another page, and nothing twice', async () => {
  change();
  carryOver(area);
  window.history.replaceState(null, '', '/other');
  await renderAnew();
  expect((await send()).text).toBe('');
  window.history.replaceState(null, '', '/');
  await act(async () => goLive(area));
  expect((await send()).text).toBe('Ama');
  at('#letter').value = 'Later';
  await act(async () => goLive(area));
  expect((await send()).letter).toBe('Later');
});
