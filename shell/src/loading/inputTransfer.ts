import { replay, pressesIn } from './replay';
import { heldIn, holdersIn, isLive, keyOf, type Held } from './held';
import { tabMemory, TYPED } from './tabMemory';

/** The stored input of a page. */
interface Typed {
  readonly pathname: string;
  readonly held: readonly (readonly [string, Held])[];
}

/**
 * Carries input, choices, opened parts and pending presses over to the page that is about to be rendered again. Each
 * region receives its part when it becomes live, like early input. Keeps its height, and so the scroll position.
 */
export function carryOver(area: HTMLElement): void {
  replay(area, heldIn(area), pressesIn(area));
  area.style.minHeight = `${area.offsetHeight}px`;
}

/** Stores the input of a page that is about to be reloaded, without passwords and files. */
export function storeInput(area: Element): void {
  const held = [...heldIn(area)].filter(([, { type }]) => type !== 'password' && type !== 'file');
  const typed: Typed = { pathname: window.location.pathname, held };
  tabMemory()?.setItem(TYPED, JSON.stringify(typed));
}

/** Loads the page again, without losing input. */
export function reloadWithInput(area: Element): void {
  try {
    storeInput(area);
  } finally {
    window.location.reload();
  }
}

/** Restores stored input to the reloaded page. */
export function restoreInput(area: Element): void {
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
  replay(area, left, []).stopWhenDone();
}

/** It is visible at once and recorded for the code like new input. */
function putBack(holder: Element, { value, checked, open }: Held): void {
  if (holder instanceof HTMLDetailsElement) holder.open = open;
  else {
    Object.assign(holder, { value, checked });
    holder.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
