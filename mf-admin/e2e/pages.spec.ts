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

/** The number of tests that share the pages. */
const WALKS = 3;

/** All pages and their parts with addresses of their own, for a person who may see all. */
const LOOKED_AT = [
  ...ADMIN_PAGES,
  ...['switches', 'outbox', 'tools'].map((part) => `/admin/helpers?part=${part}`),
];

// One test checks the frame, which is the same around every page; these check the content.
for (let walk = 0; walk < WALKS; walk++)
  test(`the pages of staff pass axe (${walk + 1} of ${WALKS})`, async ({ page }) => {
    const [first = '', ...others] = LOOKED_AT.filter((_, at) => at % WALKS === walk);
    await openAs(page, admin, first);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, first, TWO_LOOKS, 'main');
    for (const path of others) await test.step(path, () => expectNextAccessible(page, path));
  });

/** Navigates as a link does, and checks the page once it has replaced the previous one. */
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
