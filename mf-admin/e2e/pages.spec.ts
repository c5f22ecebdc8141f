import type { Page } from '@playwright/test';
import {
  admin,
  expect,
  expectAccessible,
  expectFits,
  formsReady,
  greeting,
  open,
  openAs,
  PHONE,
  staff,
  test,
  testUnknownPages,
  TWO_LOOKS,
} from '@school/shared/e2e';
import { ADMIN_PAGES } from './pages';

test('/login fits every screen and passes axe, with and without errors', async ({ page }) => {
  await open(page, '/login', 'mf-admin');
  await expectFits(page);
  await expectAccessible(page);
  for (const form of await formsReady(page)) {
    await form.locator('[type="submit"]').first().click();
    await expect(form.getByRole('alert').first()).toBeVisible();
  }
  await expectAccessible(page, 'sent empty', ['phone light', 'desk dark'], 'main');
});

test('the frame passes axe with its menu open and closed', async ({ page }) => {
  await openAs(page, staff, '/admin');
  await expectAccessible(page);
  await greeting(page).click();
  await expectAccessible(page, 'its menu open', ['phone light', 'desk dark']);
});

/** As many tests as the pages are shared out to. */
const WALKS = 3;

/** With the parts of a page that have addresses of their own; one that may see all goes there. */
const LOOKED_AT = [
  ...ADMIN_PAGES,
  ...['switches', 'outbox', 'tools'].map((part) => `/admin/helpers?part=${part}`),
];

// The frame is the same around every page: one test looks at it, these at what it holds.
for (let walk = 0; walk < WALKS; walk++)
  test(`the pages of staff pass axe (${walk + 1} of ${WALKS})`, async ({ page }) => {
    const [first = '', ...others] = LOOKED_AT.filter((_, at) => at % WALKS === walk);
    await openAs(page, admin, first);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, first, TWO_LOOKS, 'main');
    for (const path of others) await test.step(path, () => expectNextAccessible(page, path));
  });

/** Goes on as a link does, and looks at the page once it has taken the place of the one before. */
async function expectNextAccessible(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-before', '');
    window.history.pushState(null, '', to);
  }, path);
  await expect(page.locator('main h1:not([data-before])')).toBeVisible();
  await expectAccessible(page, path, TWO_LOOKS, 'main');
}

test('the drawer of a phone and the form for a forgotten password pass axe', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgotten your password?' }).click();
  await expectAccessible(page, 'forgotten password');
  await page.setViewportSize(PHONE);
  await openAs(page, staff, '/admin');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'opened', ['phone light', 'phone dark']);
});

testUnknownPages(['/admin/unknown']);
