import { expect, type Page } from '@playwright/test';
import { DESK, PHONE } from './looks';

/** A place where the Tab key stops, as it is seen there. */
interface Stop {
  readonly what: string;
  /** Its place among all elements of the page. */
  readonly order: number;
  readonly landmark: 'before' | 'header' | 'main' | 'footer';
  readonly left: number;
  readonly right: number;
  /** Upper and lower edge on the page, not on the screen. */
  readonly top: number;
  readonly bottom: number;
  /** It stays where it is while the page scrolls. */
  readonly stays: boolean;
  /** What is wrong with how the focus is seen. */
  readonly wrong: readonly string[];
}

/** What the page keeps of a walk. */
interface Walk {
  /** Whether it came back to its start, or left the page. */
  readonly isOver: () => boolean;
  /** The stops so far; those at which something was wrong have been looked at once more. */
  readonly stops: () => Promise<readonly Stop[]>;
}

/** As many presses at once as most pages have stops between two looks at them. */
const STEPS = 16;

/**
 * Expects the page that is open to lead by the Tab key past its menu first, then through everything in its order, with
 * the focus always seen; on a phone too.
 */
export async function expectWalkable(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  const stops = await walkByTab(page);
  for (const { what, wrong } of stops) expect.soft(wrong, what).toEqual([]);
  const inDocument = stops.map(({ order }) => order);
  expect.soft(inDocument, 'the order of the document').toEqual([...inDocument].sort((a, b) => a - b));
  const past = (await page.locator('nav').count()) > 0 ? 'Skip to content' : '';
  expect.soft(stops[0]?.what).toContain(past);
  const landmarks = stops.map(({ landmark }) => ['before', 'header', 'main', 'footer'].indexOf(landmark));
  expect.soft(landmarks, 'header, main, footer').toEqual([...landmarks].sort());

  await page.setViewportSize(PHONE);
  const onPhone = await walkByTab(page);
  for (const { what, wrong } of onPhone) expect.soft(wrong, `on a phone: ${what}`).toEqual([]);
  const passing = onPhone.filter(({ stays }) => !stays);
  const back = passing.filter((stop, at) => isAbove(stop, passing[at - 1]));
  expect.soft(back, 'on a phone it leads down the page, never back up').toEqual([]);
}

/** Of two columns the second may begin higher than the first one ends. */
function isAbove(stop: Stop, last: Stop | undefined): boolean {
  return !!last && stop.bottom <= last.top && stop.left < last.right && stop.right > last.left;
}

/** Goes through the whole page by the Tab key, once, from its start. */
async function walkByTab(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(beginWalk);
  // A press is answered once the page has dealt with it: waiting for each one alone would take most of the time.
  for (let isOver = false; !isOver;) {
    await Promise.all(Array.from({ length: STEPS }, () => page.keyboard.press('Tab')));
    isOver = await page.evaluate(() => (window as unknown as { walk: Walk }).walk.isOver());
  }
  return page.evaluate(() => (window as unknown as { walk: Walk }).walk.stops());
}

/** Runs in the page: sets the walk to its start, and leaves there what looks at a stop. */
function beginWalk(): void {
  const colours = new Map<string, Uint8ClampedArray>();
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
  window.scrollTo({ top: 0, behavior: 'instant' });
  const visited: { readonly element: Element; readonly stop: Stop }[] = [];
  let isOver = false;
  // By the next press the page has scrolled to where the last one led.
  const note = () => {
    const element = document.activeElement;
    const isOut = !element || element === document.body;
    if (isOver || (isOut && visited.length === 0)) return;
    isOver = isOut || element === visited[0]?.element;
    if (element && !isOver) visited.push({ element, stop: lookAt(element) });
  };
  document.addEventListener('keydown', note);
  Object.assign(window, { walk: { isOver: () => isOver, stops } });

  async function stops(): Promise<readonly Stop[]> {
    document.removeEventListener('keydown', note);
    const all: Stop[] = [];
    for (const { element, stop } of visited)
      all.push(stop.wrong.length === 0 ? stop : await lookAgain(element as HTMLElement));
    return all;
  }

  /** A part of the page that is still coming in may have covered what has the focus, for some frames. */
  async function lookAgain(element: HTMLElement): Promise<Stop> {
    element.focus({ focusVisible: true } as FocusOptions);
    for (let frame = 0; ; frame++) {
      await new Promise(requestAnimationFrame);
      const stop = lookAt(element);
      if (stop.wrong.length === 0 || frame === 30) return stop;
    }
  }

  function lookAt(focussed: Element): Stop {
    const box = focussed.getBoundingClientRect();
    return {
      what: focussed.outerHTML.slice(0, 140),
      order: [...document.querySelectorAll('*')].indexOf(focussed),
      landmark: landmarkOf(focussed),
      left: box.left,
      right: box.right,
      top: box.top + window.scrollY,
      bottom: box.bottom + window.scrollY,
      stays: !!ancestor(focussed, (it) => ['sticky', 'fixed'].includes(getComputedStyle(it).position)),
      wrong: [...ringTroubles(focussed), ...coveredBy(focussed, box)],
    };
  }

  function ancestor(element: Element, is: (candidate: Element) => boolean): Element | undefined {
    for (let it: Element | null = element; it; it = it.parentElement) if (is(it)) return it;
    return undefined;
  }

  function landmarkOf(element: Element): Stop['landmark'] {
    if (element.closest('main')) return 'main';
    if (element.closest('header')) return 'header';
    return element.closest('footer') ? 'footer' : 'before';
  }

  /** The outline that shows the focus: the element's own, its label's, or that of a part beside it. */
  function ringTroubles(element: Element): string[] {
    const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
    const beside = [...(element.parentElement?.children ?? [])];
    const carriers = new Set([element, label, element.parentElement, ...beside]);
    const troubles = [...carriers]
      .filter((it) => !!it && it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .flatMap((it) => [null, '::before', '::after'].map((pseudo) => [it as Element, pseudo] as const))
      .map(([it, pseudo]) => ({ it, style: getComputedStyle(it, pseudo) }))
      .filter(({ style }) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
      .map(({ it, style }) => {
        const reach = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
        return [...faint(it, style, reach), ...cut(it, reach)];
      });
    return troubles.find((list) => list.length === 0) ?? troubles[0] ?? ['no outline'];
  }

  /** WCAG 1.4.11: three to one against what the outline lies on, or, on a drawing, against a second ring beside it. */
  function faint(
    carrier: Element,
    { outlineColor, boxShadow }: CSSStyleDeclaration,
    reach: number,
  ): string[] {
    const from = (reach > 0 && carrier.parentElement) || carrier;
    const under = ancestor(from, (it) => channels(getComputedStyle(it).backgroundColor)[3] === 255);
    const second = /^(?:rgb|color|#)[^)]*\)?/.exec(boxShadow)?.[0];
    const grounds = [second, under ? getComputedStyle(under).backgroundColor : 'white'];
    const contrasts = grounds.map((ground) => (ground ? contrast(outlineColor, ground) : 0));
    return Math.max(...contrasts) < 3
      ? [
          `outline ${outlineColor} on ${grounds.join(' and ')} is ${contrasts.map((it) => it.toFixed(2)).join(' and ')} : 1`,
        ]
      : [];
  }

  function contrast(one: string, other: string): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function channels(color: string): Uint8ClampedArray {
    const known = colours.get(color) ?? paint(color);
    colours.set(color, known);
    return known;
  }

  function paint(color: string): Uint8ClampedArray {
    const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    if (!pen) throw new Error('This browser has no canvas');
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    return pen.getImageData(0, 0, 1, 1).data;
  }

  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = [...channels(color)].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** Whether something cuts the outline off on more than one side. */
  function cut(carrier: Element, reach: number): string[] {
    const { left, right, top, bottom } = carrier.getBoundingClientRect();
    const sides = new Set<string>();
    for (let it = carrier.parentElement; it && it !== document.body; it = it.parentElement) {
      if (getComputedStyle(it).overflowX === 'visible') continue;
      const edge = it.getBoundingClientRect();
      if (left - reach < edge.left - 1) sides.add('left');
      if (right + reach > edge.right + 1) sides.add('right');
      if (top - reach < edge.top - 1) sides.add('top');
      if (bottom + reach > edge.bottom + 1) sides.add('bottom');
    }
    return sides.size > 1 ? [`outline cut off: ${[...sides].join(', ')}`] : [];
  }

  /** WCAG 2.4.11: what stays on the screen must not lie over the whole of what has the focus. */
  function coveredBy(element: Element, { left, right, top, bottom }: DOMRect): string[] {
    if (right - left < 2 || bottom - top < 2) return [];
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    const seen = [0.2, 0.5, 0.8].some((share) => {
      const hit = document.elementFromPoint(x, top + (bottom - top) * share);
      return (
        !!hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
      );
    });
    return seen ? [] : ['covered, or off the screen'];
  }
}
