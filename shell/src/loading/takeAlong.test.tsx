// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAILED, goLive } from '@school/shared';
import { watchPresses } from '../presses/watchPresses';
import { takeAlong } from './takeAlong';

const sent = vi.fn();
let area: HTMLElement;

/** A form in which React holds some controls and the browser the others. */
function Form() {
  const [amount, setAmount] = useState('200');
  const [text, setText] = useState('');
  return (
    <details id="write">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent({ amount, text, ...Object.fromEntries(new FormData(event.currentTarget)) });
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

const at = <Kind extends Element = HTMLInputElement>(selector: string) => area.querySelector<Kind>(selector)!;

/** HTML that waits for its code stands in the area. */
function arrive(html: string) {
  area.innerHTML = `<div data-island="" ${FAILED}="">${html}</div>`;
  watchPresses(document);
}

/** What a person does to the HTML that came. */
function change() {
  at<HTMLDetailsElement>('details').open = true;
  at('[value="500"]').checked = true;
  at('#text').value = 'Ama';
  at('#letter').value = 'Dear school';
  at('#topic').value = 'lesson';
  at('#news').checked = false;
  takeAlong(area);
}

async function renderAnew() {
  area.replaceChildren();
  await act(async () => void render(<Form />, { container: area }));
  await act(async () => goLive(area));
}

async function send() {
  await act(async () => void fireEvent.submit(at('form')));
  return sent.mock.lastCall?.[0];
}

beforeEach(() => {
  sent.mockClear();
  document.body.innerHTML = '<div data-app="mf-music" data-live=""></div>';
  area = document.querySelector<HTMLElement>('[data-app]')!;
  arrive(renderToString(<Form />));
});

afterEach(() => {
  cleanup();
  delete window.earlyInputs;
  window.history.replaceState(null, '', '/');
});

it('brings what was typed, chosen and unfolded into the page that is rendered anew', async () => {
  change();
  await renderAnew();
  expect(at<HTMLDetailsElement>('details').open).toBe(true);
  expect(await send()).toEqual({
    amount: '500',
    preset: '500',
    text: 'Ama',
    letter: 'Dear school',
    topic: 'lesson',
    other: 'as it was',
  });
});

it('brings a file', async () => {
  arrive('<input type="file" id="cv">');
  const files = new DataTransfer();
  files.items.add(new File(['%PDF'], 'ama.pdf'));
  Object.assign(at('#cv'), { files: files.files });
  takeAlong(area);
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

it('brings nothing that was not changed, where a draft may be newer', async () => {
  takeAlong(area);
  area.replaceChildren();
  await act(async () => void render(<Form />, { container: area }));
  at('#other').value = 'from a draft';
  await act(async () => goLive(area));
  expect((await send()).other).toBe('from a draft');
});

it('brings nothing to another page, nor twice', async () => {
  change();
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
