import { expect, type Page } from '@playwright/test';
import { PHONE } from './looks';

const NARROW = { width: 320, height: 640 };
/** The CSS pixels of a 1440 × 900 screen at 200 % zoom. */
export const ZOOMED = { width: 720, height: 450 };

/** Expects the page to fit 320 px and 200 % zoom, and all targets on a phone to be large enough. */
export async function expectFits(page: Page): Promise<void> {
  for (const [name, size] of Object.entries({ NARROW, PHONE, ZOOMED })) {
    await page.setViewportSize(size);
    expect.soft(await sidewaysScroll(page), `${name}: scrolls sideways`).toBe(0);
    expect.soft(await textsCutOff(page), `${name}: cut off`).toEqual([]);
  }
  expect.soft(await heightTaken(page), 'of the zoomed screen what stays takes').toBeLessThan(0.4);
  await page.setViewportSize(PHONE);
  expect.soft(await smallTargets(page), 'under 44 px').toEqual([]);
}

/** Returns texts that overflow the screen or are clipped by an ancestor. */
export function textsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (words.nextNode()) {
      const text = words.currentNode.textContent?.trim();
      const parent = words.currentNode.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Drawings may overflow, and text for screen readers alone has no size.
      if (parent.closest('svg, [aria-hidden="true"]') || hiddenFromEyes(parent)) continue;
      range.selectNodeContents(words.currentNode);
      const { left, right } = range.getBoundingClientRect();
      const [from, to] = roomOf(parent);
      if (left < from - 1 || right > to + 1)
        found.push(`"${text.slice(0, 60)}" from ${left} to ${right}, room from ${from} to ${to}`);
    }
    return found;

    /**
     * Returns the horizontal limits within which an element's text is visible. Scrollable elements can show all of
     * their content.
     */
    function roomOf(element: Element): [number, number] {
      let room: [number, number] = [0, wide];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, display } = getComputedStyle(box);
        if (overflowX === 'visible' || display === 'inline') continue;
        if (overflowX === 'auto' || overflowX === 'scroll') return [-Infinity, Infinity];
        const { left, right } = box.getBoundingClientRect();
        room = [Math.max(room[0], left), Math.min(room[1], right)];
      }
      return room;
    }

    function hiddenFromEyes(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clipPath, position } = getComputedStyle(box);
        if (position === 'absolute' && (clipPath !== 'none' || box.clientWidth <= 1)) return true;
      }
      return false;
    }
  });
}

/** Returns how far the page scrolls sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ left: 10_000, behavior: 'instant' });
    const { scrollX } = window;
    window.scrollTo({ left: 0, behavior: 'instant' });
    return scrollX;
  });
}

/**
 * Returns targets that are too small to tap. WCAG allows links within a sentence to be as high as its line (2.5.5 and
 * 2.5.8).
 */
function smallTargets(page: Page, least = 44): Promise<string[]> {
  return page.evaluate((size) => {
    // Coordinates are fractions, so one pixel is left for rounding.
    const reach = size / 2 - 1;
    const pressable = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
    return [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((element) => usable(element) && !inSentence(element))
      .filter((element) => !isLarge(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${element.outerHTML.slice(0, 120)} ${Math.round(width)} × ${Math.round(height)}`;
      });

    function usable(element: HTMLElement): boolean {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]'))
        return false;
      const { width, height, right, bottom } = element.getBoundingClientRect();
      // Elements that are off screen until focused, such as the skip link, are not tapped.
      return right + window.scrollX > 0 && bottom + window.scrollY > 0 && width + height > 2;
    }

    function inSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.parentElement?.textContent?.replace(element.textContent ?? '', '');
      return /\w/.test(around ?? '');
    }

    /** Returns whether hits around the element's centre reach the element or its label. */
    function isLarge(element: HTMLElement): boolean {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const labels = (element as HTMLInputElement).labels;
      return [element, ...(labels ?? [])].some((target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ].every(([across = 0, down = 0]) => {
          const hit = document.elementFromPoint(across, down);
          return hit && (element.contains(hit) || hit.closest('label')?.control === element);
        });
      });
    }
  }, least);
}

/** Returns the share of the screen's height that fixed elements cover, from 0 to 1. */
function heightTaken(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    const stays = [...document.querySelectorAll('body *')].filter((element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position),
    );
    const taken = stays
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width >= innerWidth / 2 && (top <= 0 || bottom >= innerHeight))
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)));
    return taken.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}
