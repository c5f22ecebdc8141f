import type { Locator, Page } from '@playwright/test';
import { expect } from '@school/shared/e2e';
import { PATIENCE_MS } from '../src/presses/patience';

/** Opens a page whose scripts are held back until they are released. */
export async function openWithoutCode(page: Page, path: string, held = ['**/*.js']): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  for (const files of held) {
    await page.route(files, async (route) => {
      await released;
      await route.fallback();
    });
  }
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return release;
}

/** Keeps the browser from sending forms whose code takes long: for tests of what the code does with a press. */
export async function waitForCode(page: Page): Promise<void> {
  await page.addInitScript((patienceMs) => {
    const start = window.setTimeout;
    window.setTimeout = ((handler: () => void, ms?: number, ...rest: unknown[]) =>
      ms === patienceMs ? 0 : start(handler, ms, ...rest)) as typeof setTimeout;
  }, PATIENCE_MS);
}

export const note = (page: Page) => page.locator('#press-note');
export const formOf = (page: Page, title: string) =>
  title ? page.locator(`form[aria-labelledby="${title}"]`) : page.locator('main form');

export async function expectAcknowledged(page: Page, control: Locator): Promise<void> {
  await expect(control).toHaveAttribute('data-pressed', '');
  await expect(control).toHaveAttribute('aria-busy', 'true');
  await expect(note(page)).toHaveText(/One moment/);
}

/** Returns the request bodies that contain an email address. */
export function bodiesWith(page: Page, email: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(email)) bodies.push(request.postDataJSON());
  });
  return bodies;
}
