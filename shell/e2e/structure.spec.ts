import { PUBLIC_PAGES, expect, open, test } from '@school/shared/e2e';

for (const { path, frame } of PUBLIC_PAGES) {
  test(`${path} has one h1 and no level left out, its landmarks, a language, and pictures with their sizes`, async ({
    page,
  }) => {
    const html = await (await page.request.get(path)).text();
    // Read as text: what is said here must hold for the page as it arrives, before any script.
    const { headings, landmarks, language, pictures } = await page.evaluate((text) => {
      const arrived = new DOMParser().parseFromString(text, 'text/html');
      const all = (selector: string) => [...arrived.querySelectorAll(selector)];
      return {
        headings: all('h1,h2,h3,h4,h5,h6').map(({ tagName, textContent }) => ({
          level: Number(tagName[1]),
          words: textContent?.trim() ?? '',
        })),
        landmarks: ['body header', 'main', 'body footer'].map((selector) => all(selector).length),
        language: arrived.documentElement.lang,
        pictures: all('img').map(({ outerHTML }) => outerHTML),
      };
    }, html);

    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
    expect(headings.filter(({ words }) => words === '')).toEqual([]);
    const inMain = headings.slice(headings.findIndex(({ level }) => level === 1));
    const skipped = inMain.filter(({ level }, at) => at > 0 && level > (inMain[at - 1]?.level ?? 0) + 1);
    expect(skipped, 'a level is left out before these').toEqual([]);
    expect(headings[0]?.level, 'the first heading is the h1').toBe(1);

    const [headers = 0, mains, footers = 0] = landmarks;
    expect(mains).toBe(1);
    if (frame !== 'none') expect(headers).toBeGreaterThan(0);
    if (frame === 'site') expect(footers).toBeGreaterThan(0);
    expect(language).toMatch(/^en/);
    for (const picture of pictures) {
      expect(picture).toMatch(/\swidth="\d+"/);
      expect(picture).toMatch(/\sheight="\d+"/);
      expect(picture).toMatch(/\salt="/);
    }
  });
}

test('gone to without a page load, each page says its own title, has one h1, and takes the focus', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await open(page, '/', 'mf-public');
  await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
  const heading = page.getByRole('heading', { level: 1 });
  for (const { path } of [...PUBLIC_PAGES.slice(1), ...PUBLIC_PAGES.slice(0, 1)]) {
    const html = await (await page.request.get(path)).text();
    const arrived = await page.evaluate((text) => {
      const whole = new DOMParser().parseFromString(text, 'text/html');
      return { title: whole.title, heading: whole.querySelector('h1')?.textContent ?? '' };
    }, html);
    await page.evaluate((to) => window.history.pushState(null, '', to), path);
    await expect(heading).toHaveText(arrived.heading);
    await expect(heading).toHaveCount(1);
    await expect(page).toHaveTitle(arrived.title);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: arrived.title })).toHaveCount(1);
  }
  expect(await page.evaluate(() => (window as unknown as { visit?: string }).visit)).toBe('the same');
});
