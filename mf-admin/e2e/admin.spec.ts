import { greeting, openAs, staff, visitor, expect, open, test } from '@school/shared/e2e';

const ENTRIES = [
  ['Overview', '/admin/overview'],
  ['Registrations', '/admin/registrations'],
  ['Artist showcase', '/admin/artist-showcase'],
  ['Students', '/admin/students'],
  ['Staff', '/admin/staff'],
  ['Music study', '/admin/music-study'],
  ['Schedule', '/admin/schedule'],
  ['Helpers', '/admin/helpers'],
] as const;

test('the sidebar lists eight entries, and each leads to its page', async ({ page }) => {
  await openAs(page, staff, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  await expect(sidebar.getByRole('listitem')).toHaveCount(ENTRIES.length);
  await expect(sidebar.locator('[aria-current]')).toHaveText('Overview');
  for (const [name, path] of ENTRIES) {
    await sidebar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name}, admin area`);
    await expect(sidebar.locator('[aria-current]')).toContainText(name);
  }
});

test('on a phone a drawer lists the same entries, leads to their pages and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, staff, '/admin/overview');
  const drawer = page.getByRole('navigation', { name: 'Menu' });
  await expect(page.getByText(`Hi, ${staff.name}`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(drawer.getByRole('link')).toHaveCount(ENTRIES.length);
  for (const [name, path] of ENTRIES)
    await expect(drawer.getByRole('link', { name })).toHaveAttribute('href', path);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Search…/ }).click();
  await expect(page.getByRole('combobox', { name: /^Page, person/ })).toBeFocused();
  await expect(drawer).toBeHidden();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menu' }).click();
  await drawer.getByRole('link', { name: 'Helpers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Helpers');
  await expect(drawer).toBeHidden();
});

test('a person without a role sees the frame and which role is missing', async ({ page }) => {
  await openAs(page, visitor, '/admin');
  await expect(greeting(page)).toHaveText(`Hi, ${visitor.name}`);
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('listitem')).toHaveCount(
    ENTRIES.length,
  );
  await expect(page.getByRole('heading', { name: 'You are signed in, but a role is missing' })).toBeVisible();
  await expect(page.getByText('for one of the roles admin or staff')).toBeVisible();
  await expect(page.getByText(`${visitor.email} has no role`)).toBeVisible();
  await expect(page.getByText('Community members')).toHaveCount(0);
});

test('navigates from the admin area to the public site and back while signed in', async ({ page }) => {
  await open(page, '/about', 'mf-public');
  await openAs(page, staff, '/admin/helpers');
  await page.getByRole('link', { name: /: home$/ }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goBack();
  await expect(greeting(page)).toBeVisible();
});
