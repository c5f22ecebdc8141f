import type { Page, Request } from '@playwright/test';
import { greeting, openAs, sendSignIn, signInAt, staff, expect, open, test } from '@school/shared/e2e';
import { ADMIN_PAGES } from './allPages';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

test('each page for staff asks to sign in, and knows where to come back to', async ({ page }) => {
  for (const path of ADMIN_PAGES) {
    await page.goto(path);
    await expect(signInButton(page)).toBeVisible();
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  }
});

test('query and hash are part of where one comes back to', async ({ page }) => {
  const path = '/admin/registrations?round=2&sort=name#admin-content';
  await signInAt(page, staff, path);
  await expect(page).toHaveURL(path);
});

test('going back after signing in leads to the page before, not to the sign-in page', async ({ page }) => {
  await open(page, '/about', 'mf-public');
  await page.goto('/admin/helpers');
  await sendSignIn(page, staff);
  await expect(greeting(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

for (const path of ['/admin/overview', '/login', '/settings']) {
  test(`${path}: nothing renders while sign-in is open`, async ({ page }) => {
    const config = await hold(page, '**/api/config');
    await page.goto(path);
    await config.asked;
    await expectNothing(page);
    config.release();
    await expect(signInButton(page)).toBeVisible();

    await sendSignIn(page, staff);
    await expect(greeting(page)).toBeVisible();
    const session = await hold(page, '**/authorize?*');
    await page.goto(path);
    await session.asked;
    await expectNothing(page);
    session.release();
    await expect(greeting(page)).toBeVisible();
  });
}

test('anyone who is signed in never gets to see the sign-in page, not even for a moment', async ({
  page,
}) => {
  await openAs(page, staff, '/admin/helpers');
  await page.addInitScript(() => {
    const headings: string[] = [];
    Object.assign(window, { headings });
    const look = () => {
      const words = document.querySelector('h1')?.textContent;
      if (words && words !== headings.at(-1)) headings.push(words);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  for (const path of ['/login', '/admin/helpers']) {
    await page.goto(path);
    await expect(greeting(page)).toBeVisible();
    const shown = await page.evaluate(() => (window as unknown as { headings: string[] }).headings);
    expect(shown).toEqual([path === '/login' ? 'Overview' : 'Helpers']);
  }
});

test('signed in, /login leads to the admin area', async ({ page }) => {
  await openAs(page, staff, '/settings');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page).toHaveURL('/admin');
});

test('signed in, public pages stay where they are and load no sign-in code', async ({ page }) => {
  await openAs(page, staff, '/settings');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/about']) {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(asked.filter(isOfSignIn), `${path} does without sign-in`).toEqual([]);
  }
  // So that the names above do not get out of date unnoticed.
  await page.goto('/settings');
  await expect(greeting(page)).toBeVisible();
  for (const part of ['/AuthHost-', '/api/config', '/authorize', '/oauth/token'])
    expect(asked.filter(isOfSignIn).join('\n')).toContain(part);
});

test('a visitor who is not signed in loads no sign-in code either', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request: Request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter(isOfSignIn)).toEqual([]);
});

const FOREIGN = [
  'https://elsewhere.example/admin',
  '//elsewhere.example/admin',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  '//[',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'admin/helpers',
  '',
];

test('signing in never leads to a foreign address', async ({ page }) => {
  await page.goto(`/login?returnTo=${encodeURIComponent(FOREIGN[0] ?? '')}`);
  await sendSignIn(page, staff);
  await expect(greeting(page)).toBeVisible();
  await expect(page).toHaveURL('/admin');
  for (const address of FOREIGN) {
    await page.goto(`/login?returnTo=${encodeURIComponent(address)}`);
    await expect(greeting(page)).toBeVisible();
    await expect(page, `after returnTo=${JSON.stringify(address)}`).toHaveURL('/admin');
  }
});

function isOfSignIn(url: string): boolean {
  return /AuthHost|\/api\/config|\/authorize|\/oauth\/|\/co\//.test(url);
}

/** Keeps requests waiting from now on. */
async function hold(page: Page, url: string) {
  let release = () => {};
  let first = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => (first = resolve));
  await page.route(url, async (route) => {
    first();
    await released;
    await route.continue();
  });
  return { asked, release };
}

async function expectNothing(page: Page): Promise<void> {
  await expect(page.locator('#main')).toBeAttached();
  // Whatever would render at once has done so by the time that the browser has nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // What is said without JavaScript stands in the HTML, and is no part of a page that runs it.
  await expect(page.locator('main > :not(noscript)')).toHaveCount(0);
  expect((await page.locator('body').innerText()).trim()).toBe('');
}
