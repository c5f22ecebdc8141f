import { bring, pressesIn } from './bring';
import { heldIn, holdersIn, isLive, keyOf, type Held } from './held';
import { tabMemory, TYPED } from './tabMemory';

/** What is written down of a page. */
interface Typed {
  readonly pathname: string;
  readonly held: readonly (readonly [string, Held])[];
}

/**
 * Takes along what is typed, chosen and unfolded on a page that is about to be rendered anew, and the presses on it that
 * wait for their code. Each region of that gets its part when it becomes live, like what was done in it before.
 */
export function takeAlong(area: Element): void {
  bring(area, heldIn(area), pressesIn(area));
}

/** Writes down what is typed on a page that is about to be loaded again; no passwords, and files cannot be. */
export function keepOverLoad(area: Element): void {
  const held = [...heldIn(area)].filter(([, { type }]) => type !== 'password' && type !== 'file');
  const typed: Typed = { pathname: window.location.pathname, held };
  tabMemory()?.setItem(TYPED, JSON.stringify(typed));
}

/** Brings what was written down back to the page that was loaded again. */
export function bringBack(area: Element): void {
  const text = tabMemory()?.getItem(TYPED);
  if (!text) return;
  tabMemory()?.removeItem(TYPED);
  const { pathname, held } = JSON.parse(text) as Typed;
  if (pathname !== window.location.pathname) return;
  const left = new Map(held);
  for (const holder of holdersIn(area).filter((own) => !isLive(own))) {
    const before = left.get(keyOf(holder));
    if (before) putBack(holder, before);
    left.delete(keyOf(holder));
  }
  bring(area, left, []).stopWhenDone();
}

/** It is seen at once, and kept for the code as if it were typed now. */
function putBack(holder: Element, { value, checked, open }: Held): void {
  if (holder instanceof HTMLDetailsElement) holder.open = open;
  else {
    Object.assign(holder, { value, checked });
    holder.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
