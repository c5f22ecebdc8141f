import type { Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 } as const;
const SIZES = { phone: PHONE, desk: { width: 1440, height: 900 } } as const;
const SCHEMES = ['light', 'dark'] as const;

type Size = keyof typeof SIZES;

/** Shows the page that is open on a phone and on a desk, by day and by night, without loading it again. */
export async function inEveryLook(
  page: Page,
  look: (name: string) => Promise<void>,
  sizes: readonly Size[] = ['phone', 'desk'],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await look(`${size}, ${colorScheme}`);
    }
  }
}
