import {
  PHONE,
  heightTaken,
  sidewaysScroll,
  smallTargets,
  wordsCutOff,
  OTHER_PAGES,
  PUBLIC_PAGES,
  expect,
  open,
  test,
} from '@school/shared/e2e';

const NARROW = { width: 320, height: 640 };
/** The room of a screen of 1440 × 900 that is zoomed to 200 %. */
const ZOOMED = { width: 720, height: 450 };

for (const { path, app } of [...PUBLIC_PAGES, ...OTHER_PAGES]) {
  test(`${path} fits 320 px and 200 % zoom, and a phone has nothing too small to press`, async ({
    page,
    complaints,
  }) => {
    if (path === '/nowhere') complaints.expected.push(/status of 404/);
    await page.setViewportSize(NARROW);
    await open(page, path, app);
    for (const [name, size] of Object.entries({ NARROW, PHONE, ZOOMED })) {
      await page.setViewportSize(size);
      expect.soft(await sidewaysScroll(page), `${name}: scrolls sideways`).toBe(0);
      expect.soft(await wordsCutOff(page), `${name}: cut off`).toEqual([]);
    }
    expect.soft(await heightTaken(page), 'of the zoomed screen what stays takes').toBeLessThan(0.4);
    await page.setViewportSize(PHONE);
    expect.soft(await smallTargets(page), 'under 44 px').toEqual([]);
  });
}

test('at 200 % zoom the whole menu can be reached', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  for (const [path, app, last] of [
    ['/', 'mf-public', 'Upcoming Event'],
    ['/music-competition', 'mf-competition', 'Register Now'],
  ] as const) {
    await open(page, path, app);
    const header = page.getByRole('banner');
    await header.getByText('Menu', { exact: true }).click();
    const entry = header.getByRole('link', { name: last });
    await entry.scrollIntoViewIfNeeded();
    await expect(entry).toBeInViewport({ ratio: 1 });
  }
});
