import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

type Added = Parameters<EventTarget['addEventListener']>;

/** React listens to this once for a page, and notes on the page that it does. */
const KEPT = 'selectionchange';

/** styled-components, as a package, goes on with the sheet that it has begun. */
const STYLED = 'style[data-styled]';

// What is waited for comes at once, but on a machine that is busy. Milliseconds.
configure({ asyncUtilTimeout: 10_000 });

// Files of tests that need a page share one, and the packages that they use, in a process: each loads the modules of
// this workspace anew, and finds the page as if it had just been opened.
const forget = [window, document].map(noteListeners);

afterAll(async () => {
  // What a test asked for and did not wait for would look for a page that is gone.
  await vi.dynamicImportSettled();
  for (const forgetListeners of forget) forgetListeners();
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren(...document.head.querySelectorAll(STYLED));
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.resetModules();
});

/** Notes who listens from now on. @returns what makes them deaf */
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
