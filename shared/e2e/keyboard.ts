import { expect, type Page } from '@playwright/test';
import { DESK, PHONE } from './looks';

/** A tab stop, with how its focus indicator looks. */
interface Stop {
  readonly what: string;
  /** Its position among all elements of the page. */
  readonly order: number;
  readonly landmark: 'before' | 'header' | 'main' | 'footer';
  readonly left: number;
  readonly right: number;
  /** Upper and lower edge, relative to the page. */
  readonly top: number;
  readonly bottom: number;
  /** Whether it stays in place while the page scrolls. */
  readonly stays: boolean;
  /** Problems with the focus indicator. */
  readonly wrong: readonly string[];
}

/** The state of a walk through the page by the Tab key. */
interface Walk {
  /** Whether focus has returned to the start or left the page. */
  readonly isOver: () => boolean;
  /** The stops so far. Stops with problems have been checked a second time. */
  readonly stops: () => Promise<readonly Stop[]>;
}

/** Key presses per batch; most pages have about this many stops. */
const STEPS = 16;

/**
 * Expects the Tab key to visit the skip link first and then everything in reading order, with a visible focus
 * indicator; also on a phone.
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
  expect.soft(back, 'on a phone focus moves only down the page').toEqual([]);
}

/** In a two-column layout the second column may begin above the end of the first. */
function isAbove(stop: Stop, last: Stop | undefined): boolean {
  return !!last && stop.bottom <= last.top && stop.left < last.right && stop.right > last.left;
}

/** Walks through the whole page once by the Tab key. */
async function walkByTab(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(beginWalk);
  // Presses keys in batches: waiting after each press would take most of the time.
  for (let isOver = false; !isOver;) {
    await Promise.all(Array.from({ length: STEPS }, () => page.keyboard.press('Tab')));
    isOver = await page.evaluate(() => (window as unknown as { walk: Walk }).walk.isOver());
  }
  return page.evaluate(() => (window as unknown as { walk: Walk }).walk.stops());
}

/** Runs in the page: moves focus to the start and installs the code that records each stop. */
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
  // By the next press, the page has scrolled to the previous stop.
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

  /** Checks a stop again: an animating part of the page may have covered it for some frames. */
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

  /** Returns problems with the outline that shows focus: the element's own, its label's, or a neighbour's. */
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

  /** WCAG 1.4.11: contrast of 3:1 with the background or, on a drawing, with a second ring. */
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
    const painted = colours.get(color) ?? paint(color);
    colours.set(color, painted);
    return painted;
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

  /** Returns a problem when the outline is clipped on more than one side. */
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

  /** WCAG 2.4.11: fixed elements must not cover the focused element completely. */
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
