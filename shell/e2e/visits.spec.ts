import type { Page } from '@playwright/test';
import { appReady, expect, open, test } from '@school/shared/e2e';
import { waitForCode } from './pageWithoutCode';

/*
 * A visit without a page load shows the page's finished HTML before its code has loaded.
 */

/** Pages of four remotes, and two of one. */
const PAGES = {
  '/': 'mf-public',
  '/learn': 'mf-public',
  '/donate': 'mf-donate',
  '/mate-2025': 'mf-mate',
  '/music-competition': 'mf-competition',
} as const;

type Path = keyof typeof PAGES;

/** Follows a link to a path from wherever the page is, as links in texts do. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'On' });
    document.querySelector('main')!.prepend(link);
    link.click();
    link.remove();
  }, path);
}

/** Holds back all scripts of a folder until they are released. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scriptsOf = (app: string) => new RegExp(`/apps/${app}/.*\\.js$`);
const area = (page: Page, app: string) => page.locator(`main > [data-app="${app}"]`);

/** Where everything that is read or pressed stands, by its text. */
function layoutOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('main :is(h1,h2,h3,p,a,button,label,input,svg)')].map((element) => {
      const { x, width, height } = element.getBoundingClientRect();
      const { color, fontSize } = getComputedStyle(element);
      // Amounts change while other tests give.
      const text = element.textContent?.slice(0, 30).replaceAll(/\d/g, '0');
      const name = element.localName === 'svg' ? '' : text;
      return [
        element.localName,
        name,
        Math.round(x),
        Math.round(width),
        Math.round(height),
        color,
        fontSize,
      ].join();
    });
  });
}

test('a page of another app is readable before any of its code has loaded, and then takes the press', async ({
  page,
}) => {
  await open(page, '/', 'mf-public');
  const release = await hold(page, scriptsOf('mf-public|mf-donate'));
  await follow(page, '/donate');
  await expect(heading(page)).toHaveText('Donate and Support us');
  await expect(page).toHaveURL(/\/donate$/);
  await expect(page).toHaveTitle(/^Donate/);
  await expect(area(page, 'mf-public')).toHaveCount(0);
  await expect(area(page, 'mf-donate')).not.toHaveAttribute('data-live', '');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const kept = await heading(page).elementHandle();
  release();
  await appReady(page, 'mf-donate');
  expect(await kept!.evaluate((element) => element.isConnected), 'its HTML stays').toBe(true);
});

test('a page of the same app is readable before its code has loaded, and going back needs none of it', async ({
  page,
}) => {
  await open(page, '/', 'mf-public');
  const home = await heading(page).textContent();
  const release = await hold(page, scriptsOf('mf-public'));
  await follow(page, '/community');
  await expect(page).toHaveURL(/\/community$/);
  await expect(heading(page)).not.toHaveText(home!);
  await expect(area(page, 'mf-public')).toHaveCount(1);
  await page.goBack();
  release();
  await expect(heading(page)).toHaveText(home!);
  await appReady(page, 'mf-public');
  await page.goForward();
  await expect(heading(page)).not.toHaveText(home!);
});

test('a form that is filled in and sent before its code has loaded is sent once', async ({ page }) => {
  await waitForCode(page);
  await open(page, '/donate', 'mf-donate');
  const release = await hold(page, scriptsOf('mf-public'));
  await follow(page, '/community');
  const form = page.locator('main form').first();
  await form.locator('[type=submit]').first().click();
  await expect(form.locator('[type=submit]').first()).toHaveAttribute('data-pressed', '');
  release();
  await expect(form.locator('[aria-invalid=true]').first(), 'the press is carried out').toBeVisible();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

for (const to of Object.keys(PAGES) as Path[]) {
  test(`${to} looks after a visit as after a page load`, async ({ page }) => {
    await open(page, to, PAGES[to]);
    const loaded = await layoutOf(page);
    const from = to === '/learn' ? '/donate' : '/learn';
    await open(page, from, PAGES[from]);
    await follow(page, to);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await appReady(page, PAGES[to]);
    await expect.poll(() => layoutOf(page)).toEqual(loaded);
  });
}

test('approaching a link fetches the HTML of its page, no code, and the visit uses it', async ({ page }) => {
  await open(page, '/faq', 'mf-public');
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const links = page.getByRole('contentinfo').getByRole('link');
  const html = page.waitForResponse(/\/donate$/);
  await links.getByText('Donate', { exact: true }).hover();
  await html;
  const ahead = requested.filter((path) => !path.startsWith('/apps/shell/'));
  expect(ahead).toEqual(['/donate']);
  await links.getByText('Donate', { exact: true }).click();
  await appReady(page, 'mf-donate');
  expect(requested.filter((path) => path === '/donate')).toHaveLength(1);
});

test('a page whose HTML is of a newer version is rendered by the code of this tab', async ({ page }) => {
  await open(page, '/', 'mf-public');
  await page.route('/donate', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/("app":"mf-donate"[^}]*"version":")\w+/, '$1ffffffffffff');
    await route.fulfill({ response: answer, body: body.replace('Donate and Support us</h1>', 'Newer</h1>') });
  });
  await follow(page, '/donate');
  await appReady(page, 'mf-donate');
  await expect(heading(page)).toHaveText('Donate and Support us');
});

test('a page whose HTML cannot be fetched is rendered by its code', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/);
  await open(page, '/', 'mf-public');
  await page.route('/donate', (route) => route.fulfill({ status: 503 }));
  await follow(page, '/donate');
  await appReady(page, 'mf-donate');
  await expect(heading(page)).toHaveText('Donate and Support us');
});
