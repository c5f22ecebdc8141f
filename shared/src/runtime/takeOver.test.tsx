import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeOver } from './takeOver';

/** Longer than React works without yielding. Milliseconds. */
const LONG_MS = 8;

const sections = ['one', 'two', 'three', 'four'];
let events: string[] = [];

/** Records that a section is rendered, and takes some time. */
function work(name: string): void {
  events.push(name);
  const until = performance.now() + LONG_MS;
  while (performance.now() < until);
}

function Section({ name }: { readonly name: string }) {
  work(name);
  return <p>{name}</p>;
}

function Page({ onDone }: { readonly onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return sections.map((name) => <Section key={name} name={name} />);
}

let box: HTMLElement;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('main'));
});

afterEach(() => {
  box.remove();
});

it('yields between parts of a page and keeps the prerendered nodes', async () => {
  box.innerHTML = renderToString(<Page onDone={() => undefined} />);
  const arrived = [...box.children];
  events = [];
  let done = false;
  await new Promise<void>((resolve) => {
    const other = () => {
      if (done) return resolve();
      events.push('other');
      setTimeout(other);
    };
    takeOver(box, <Page onDone={() => void (done = true)} />);
    expect(events, 'the call itself renders nothing').toEqual([]);
    setTimeout(other);
  });
  const first = events.indexOf('one');
  expect(events.slice(first, events.indexOf('four'))).toContain('other');
  expect(events.filter((event) => event !== 'other')).toEqual(sections);
  expect([...box.children]).toEqual(arrived);
});

it('reports no error when the page is left before hydration', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  box.innerHTML = renderToString(<Page onDone={() => undefined} />);
  takeOver(box, <Page onDone={() => undefined} />).unmount();
  await vi.waitFor(() => expect(box.childElementCount).toBe(0));
  expect(reported).not.toHaveBeenCalled();
});

it('reports HTML that differs from the rendering', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  box.innerHTML = '<p>another</p>';
  const root = takeOver(box, <p>one</p>);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
  root.unmount();
});
