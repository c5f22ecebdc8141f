import type { Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 } as const;
export const DESK = { width: 1440, height: 900 } as const;

/** A screen size and a colour scheme. */
export type Look = 'desk light' | 'desk dark' | 'phone light' | 'phone dark';

/** Each size and each scheme once: colours do not depend on the size. */
export const TWO_LOOKS: readonly Look[] = ['desk light', 'phone dark'];

/** Shows the page in several looks without reloading it. */
export async function inLooks(
  page: Page,
  looks: readonly Look[],
  check: (look: Look) => Promise<void>,
): Promise<void> {
  for (const look of looks) {
    await page.setViewportSize(look.startsWith('phone') ? PHONE : DESK);
    await page.emulateMedia({ colorScheme: look.endsWith('dark') ? 'dark' : 'light' });
    await check(look);
  }
}
