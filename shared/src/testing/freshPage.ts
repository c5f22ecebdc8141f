import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

type Added = Parameters<EventTarget['addEventListener']>;

/** React adds this listener once per page and marks the page. */
const KEPT = 'selectionchange';

/** The style sheet that styled-components continues to use. */
const STYLED = 'style[data-styled]';

/** An age of zero would last for the rest of the millisecond. */
const LONG_AGO = new Date(0).toUTCString();

// Slow only on a busy machine. Milliseconds.
configure({ asyncUtilTimeout: 10_000 });

// Test files with a page share the page and packages of a process. Each file loads the workspace's modules again and
// gets a clean page.
const forget = [window, document].map(noteListeners);

afterAll(async () => {
  // Unfinished imports of a test would run without its page.
  await vi.dynamicImportSettled();
  for (const forgetListeners of forget) forgetListeners();
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren(...document.head.querySelectorAll(STYLED));
  document.body.replaceChildren();
  document.title = '';
  for (const cookie of document.cookie.split('; '))
    for (const place of ['', '; path=/'])
      document.cookie = `${cookie.split('=')[0]}=; expires=${LONG_AGO}${place}`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.resetModules();
});

/** Records listeners from now on. @returns a function that removes them */
function noteListeners(target: EventTarget): () => void {
  const add = target.addEventListener;
  const added: Added[] = [];
  target.addEventListener = (...listener: Added) => {
    if (listener[0] !== KEPT) added.push(listener);
    add.apply(target, listener);
  };
  return () => {
    target.addEventListener = add;
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
  };
}
