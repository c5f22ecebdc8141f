import type { Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 } as const;
export const DESK = { width: 1440, height: 900 } as const;

/** How a page is looked at: a size of the screen, and a colour scheme. */
export type Look = 'desk light' | 'desk dark' | 'phone light' | 'phone dark';

/** Each size and each scheme once: what a scheme does to colours it does at every size. */
export const TWO_LOOKS: readonly Look[] = ['desk light', 'phone dark'];

/** Shows the page that is open in some looks, without loading it again. */
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
