import { expect, test } from '@school/shared/e2e';

/** A layout shift, as the browser reports it. */
interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node?: Node }[];
}

test('nothing moves when the figures of the donations arrive', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // Pages are composed with the figures of the API, so these are of a donation that came afterwards.
  await page.route('/api/projects', async (route) => {
    await released;
    const answer = await route.fetch();
    const projects = (await answer.json()) as { raised: number }[];
    const json = projects.map((project) => ({ ...project, raised: project.raised + 123_456_700 }));
    await route.fulfill({ response: answer, json });
  });
  await page.route('/api/projects/stream', () => {});
  await page.goto('/donate');
  const caption = page.locator('figcaption').first();
  const composed = await caption.textContent();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''));
    }).observe({ type: 'layout-shift' });
  });
  release();
  await expect(caption).not.toHaveText(composed!);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});
