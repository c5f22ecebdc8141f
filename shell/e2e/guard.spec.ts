import type { Page } from '@playwright/test';
import { expect, greeting, open, openAs, sendSignIn, staff, test } from '@school/shared/e2e';
import { ADMIN_PAGES } from './allPages';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const loginFor = (path: string) => `/login?returnTo=${encodeURIComponent(path)}`;

test('each staff page asks for sign-in and returns to the requested URL', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await test.step('a signed-out visitor loads no sign-in code', () => {
    expect(requested.filter(isOfSignIn)).toEqual([]);
  });
  const [first = '', ...others] = ADMIN_PAGES;
  await page.goto(first);
  await expect(signInButton(page)).toBeVisible();
  await expect(page).toHaveURL(loginFor(first));
  for (const path of others) {
    await test.step(path, async () => {
      // No HTML contains anything that could be visible before the guard has decided.
      const html = await (await page.request.get(path)).text();
      expect(html).toMatch(/<main [^>]*><noscript>(?:(?!<\/?noscript>).)*<\/noscript><\/main>/s);
      await visit(page, path);
      await expect(page).toHaveURL(loginFor(path));
      await expect(signInButton(page)).toBeVisible();
    });
  }
});

test('going back after sign-in leads to the previous page, and the return URL includes query and hash', async ({
  page,
}) => {
  const path = '/admin/registrations?round=2&sort=name#admin-content';
  await open(page, '/about', 'mf-public');
  await page.goto(path);
  await sendSignIn(page, staff);
  await expect(greeting(page)).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

/** Some external URLs; the guard's unit test has more. */
const FOREIGN = [
  'https://elsewhere.example/admin',
  '//elsewhere.example/admin',
  '//[',
  'javascript:alert(1)',
];

test('nothing renders while sign-in is pending; signed-in people see no sign-in page and are not sent to external URLs', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  for (const path of ['/admin/overview', '/settings', loginFor(FOREIGN[0] ?? '')]) {
    await test.step(`${path}: nothing renders while the sign-in configuration is pending`, async () => {
      const config = await hold(page, '**/api/config');
      await page.goto(path);
      await config.requested;
      await expectNothing(page);
      await config.release();
      await expect(signInButton(page)).toBeVisible();
    });
  }
  await test.step('sign-in never leads to an external URL', async () => {
    await sendSignIn(page, staff);
    await expect(greeting(page)).toBeVisible();
    await expect(page).toHaveURL('/admin');
  });

  await noteHeadings(page);
  for (const [path, title, address] of [
    ['/admin/overview', 'Overview', '/admin/overview'],
    ['/login', 'Overview', '/admin'],
    ['/settings', 'Settings', '/settings'],
  ] as const) {
    await test.step(`${path}, signed in: nothing renders during the check, and never the sign-in page`, async () => {
      requested.length = 0;
      const session = await hold(page, '**/authorize?*');
      await page.goto(path);
      await session.requested;
      await expectNothing(page);
      await session.release();
      await expect(greeting(page)).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.evaluate(() => window.headings)).toEqual([title]);
    });
  }

  await test.step('signed in, an external return URL leads to the admin area', async () => {
    for (const address of FOREIGN.slice(2)) {
      await visit(page, '/settings');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await visit(page, loginFor(address));
      await expect(page, `after returnTo=${JSON.stringify(address)}`).toHaveURL('/admin');
    }
    await page.goto(loginFor(FOREIGN[1] ?? ''));
    await expect(greeting(page)).toBeVisible();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('signed in, public pages do not redirect and load no sign-in code', async () => {
    // Ensures that the names below are still correct.
    for (const part of ['/AuthHost-', '/api/config', '/authorize', '/oauth/token'])
      expect(requested.filter(isOfSignIn).join('\n')).toContain(part);
    for (const path of ['/', '/about']) {
      requested.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
      expect(requested.filter(isOfSignIn), `${path} does without sign-in`).toEqual([]);
    }
  });
});

declare global {
  interface Window {
    /** The titles that a document has shown so far. */
    headings?: string[];
  }
}

/** Makes each following document record every title that it shows, even briefly. */
function noteHeadings(page: Page) {
  return page.addInitScript(() => {
    const headings: string[] = [];
    Object.assign(window, { headings });
    const look = () => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && heading !== headings.at(-1)) headings.push(heading);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Navigates to a path of the site like a link. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
}

function isOfSignIn(url: string): boolean {
  return /AuthHost|\/api\/config|\/authorize|\/oauth\/|\/co\//.test(url);
}

/** Delays requests from now on. */
async function hold(page: Page, url: string) {
  let first = () => {};
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const requested = new Promise<void>((resolve) => (first = resolve));
  await page.route(url, async (route) => {
    first();
    await released;
    await route.continue();
  });
  const release = async () => {
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
  };
  return { requested, release };
}

async function expectNothing(page: Page): Promise<void> {
  await expect(page.locator('#main')).toBeAttached();
  // Anything that would render at once has done so when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // The noscript message is in the HTML, but not shown on a page that runs JavaScript.
  await expect(page.locator('main > :not(noscript)')).toHaveCount(0);
  expect((await page.locator('body').innerText()).trim()).toBe('');
}

test('a signed-in person is told that the site is busy, and admitted when it responds', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of (503|429)/);
  const answers = [503, 429];
  await page.route('**/api/config', (route) => {
    const status = answers.shift();
    return status
      ? route.fulfill({ status, headers: { 'retry-after': '1' }, json: { error: { code: 'busy' } } })
      : route.fallback();
  });
  const path = '/admin/registrations?sort=name';
  const isIn = openAs(page, staff, path);
  await expect(page.getByText(/^The site is busy\. Trying again in \d+ seconds\.$/)).toBeVisible();
  await expect(signInButton(page)).toHaveCount(0);
  await isIn;
  await expect(page).toHaveURL(path);
  await expect(page.getByText(/The site is busy/)).toHaveCount(0);
});

test('a signed-in person stays signed in while the sign-in service does not respond', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 503/, /preloaded using link preload/);
  const path = '/admin/registrations?sort=name';
  await openAs(page, staff, path);
  await expect(page).toHaveURL(path);
  await page.route('**/oauth/token', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await page.reload();
  await expect(page.getByText(/^The site is busy\. Trying again in \d+ seconds\.$/)).toBeVisible();
  await expect(signInButton(page)).toHaveCount(0);
  await expect(greeting(page)).toBeVisible();
  await expect(page).toHaveURL(path);
});
