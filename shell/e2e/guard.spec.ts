import type { Page } from '@playwright/test';
import { expect, greeting, open, openAs, sendSignIn, staff, test } from '@school/shared/e2e';
import { ADMIN_PAGES } from './allPages';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const loginFor = (path: string) => `/login?returnTo=${encodeURIComponent(path)}`;

test('each page for staff asks to sign in, and knows where to come back to', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await test.step('a visitor who is not signed in loads no sign-in code', () => {
    expect(asked.filter(isOfSignIn)).toEqual([]);
  });
  const [first = '', ...others] = ADMIN_PAGES;
  await page.goto(first);
  await expect(signInButton(page)).toBeVisible();
  await expect(page).toHaveURL(loginFor(first));
  for (const path of others) {
    await test.step(path, async () => {
      // No page brings anything of its own that could be seen before the guard has decided.
      const html = await (await page.request.get(path)).text();
      expect(html).toMatch(/<main [^>]*><noscript>(?:(?!<\/?noscript>).)*<\/noscript><\/main>/s);
      await visit(page, path);
      await expect(page).toHaveURL(loginFor(path));
      await expect(signInButton(page)).toBeVisible();
    });
  }
});

test('going back after signing in leads to the page before, and query and hash are part of where one comes back to', async ({
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

/** Some foreign addresses; the guard's unit test has more. */
const FOREIGN = [
  'https://elsewhere.example/admin',
  '//elsewhere.example/admin',
  '//[',
  'javascript:alert(1)',
];

test('nothing renders while sign-in is open; who is signed in sees no sign-in page and goes to no foreign address', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  for (const path of ['/admin/overview', '/settings', loginFor(FOREIGN[0] ?? '')]) {
    await test.step(`${path}: nothing renders while it is open whether there is sign-in`, async () => {
      const config = await hold(page, '**/api/config');
      await page.goto(path);
      await config.asked;
      await expectNothing(page);
      await config.release();
      await expect(signInButton(page)).toBeVisible();
    });
  }
  await test.step('signing in never leads to a foreign address', async () => {
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
    await test.step(`${path}, signed in: nothing renders while it is checked, and never the sign-in page`, async () => {
      asked.length = 0;
      const session = await hold(page, '**/authorize?*');
      await page.goto(path);
      await session.asked;
      await expectNothing(page);
      await session.release();
      await expect(greeting(page)).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.evaluate(() => window.headings)).toEqual([title]);
    });
  }

  await test.step('signed in, a foreign address to come back to leads to the admin area', async () => {
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

  await test.step('signed in, public pages stay where they are and load no sign-in code', async () => {
    // So that the names below do not get out of date unnoticed.
    for (const part of ['/AuthHost-', '/api/config', '/authorize', '/oauth/token'])
      expect(asked.filter(isOfSignIn).join('\n')).toContain(part);
    for (const path of ['/', '/about']) {
      asked.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
      expect(asked.filter(isOfSignIn), `${path} does without sign-in`).toEqual([]);
    }
  });
});

declare global {
  interface Window {
    /** The titles that a document has shown so far. */
    headings?: string[];
  }
}

/** Has each document from now on note every title that it shows, if only for a moment. */
function noteHeadings(page: Page) {
  return page.addInitScript(() => {
    const headings: string[] = [];
    Object.assign(window, { headings });
    const look = () => {
      const words = document.querySelector('h1')?.textContent;
      if (words && words !== headings.at(-1)) headings.push(words);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Goes to an address of the site as a link does. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
}

function isOfSignIn(url: string): boolean {
  return /AuthHost|\/api\/config|\/authorize|\/oauth\/|\/co\//.test(url);
}

/** Keeps requests waiting from now on. */
async function hold(page: Page, url: string) {
  let first = () => {};
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const asked = new Promise<void>((resolve) => (first = resolve));
  await page.route(url, async (route) => {
    first();
    await released;
    await route.continue();
  });
  const release = async () => {
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
  };
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

test('who has signed in is told that the site is busy, and let in by itself once it answers', async ({
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

test('who has signed in stays signed in while the sign-in service answers nobody', async ({
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
