import { expect, type Page } from '@playwright/test';
import { PHONE } from './looks';

const NARROW = { width: 320, height: 640 };
/** The room of a screen of 1440 × 900 that is zoomed to 200 %. */
export const ZOOMED = { width: 720, height: 450 };

/** Expects the page that is open to fit 320 px and 200 % zoom, and a phone to have nothing too small to press. */
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

/** The words of the page that reach beyond the screen, or beyond the edge of what cuts them off. */
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
      // Drawings may run over an edge; and what only screen readers get has no room at all.
      if (parent.closest('svg, [aria-hidden="true"]') || hiddenFromEyes(parent)) continue;
      range.selectNodeContents(words.currentNode);
      const { left, right } = range.getBoundingClientRect();
      const [from, to] = roomOf(parent);
      if (left < from - 1 || right > to + 1)
        found.push(`"${text.slice(0, 60)}" from ${left} to ${right}, room from ${from} to ${to}`);
    }
    return found;

    /** Between which edges the words of an element can be seen. What scrolls by itself shows all of its own. */
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

/** How far the page can be scrolled sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ left: 10_000, behavior: 'instant' });
    const { scrollX } = window;
    window.scrollTo({ left: 0, behavior: 'instant' });
    return scrollX;
  });
}

/**
 * What can be pressed and is smaller than a finger needs. Links in the middle of a sentence are as high as its line,
 * which WCAG allows (2.5.5 and 2.5.8).
 */
function smallTargets(page: Page, least = 44): Promise<string[]> {
  return page.evaluate((size) => {
    // Places on the screen are fractions: one pixel is left to rounding.
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
      // What is off the screen until it is focussed, such as the skip link, is not pressed but entered.
      return right + window.scrollX > 0 && bottom + window.scrollY > 0 && width + height > 2;
    }

    function inSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.parentElement?.textContent?.replace(element.textContent ?? '', '');
      return /\w/.test(around ?? '');
    }

    /** Presses around the middle of the element and asks who was hit: it, or the label that belongs to it. */
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

/** How much of the screen's height is taken by what stays while the page scrolls; from 0 to 1. */
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
