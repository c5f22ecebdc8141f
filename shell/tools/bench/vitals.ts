import type { Page } from '@playwright/test';
import { cumulativeShift, type Shift } from './statistics';

/** The measured vitals of a page. */
export interface Vitals {
  /** Largest contentful paint, milliseconds from the start of the visit. */
  readonly lcp: number;
  /** A selector of the largest element. */
  readonly largest: string;
  readonly cls: number;
}

interface Noted {
  lcp: number;
  largest: string;
  shifts: Shift[];
}

type NotingWindow = typeof globalThis & { vitals: Noted };

/** Makes every page of a window record its vitals. Call it before the first visit. */
export async function noteVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { lcp: 0, largest: '', shifts: [] };
    (globalThis as NotingWindow).vitals = noted;
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
      if (!last) return;
      noted.lcp = last.startTime;
      noted.largest = `${last.element?.tagName.toLowerCase()} “${last.element?.textContent?.trim().slice(0, 40)}”`;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) noted.shifts.push({ value: entry.value, at: entry.startTime });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the vitals of the page so far. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  const { lcp, largest, shifts } = await page.evaluate(() => (globalThis as NotingWindow).vitals);
  if (lcp === 0) throw new Error(`${page.url()} painted nothing`);
  return { lcp, largest, cls: cumulativeShift(shifts) };
}
