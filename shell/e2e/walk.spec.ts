import { expect, open, test } from '@school/shared/e2e';
import { PUBLIC_PAGES } from './allPages';

test('a visitor walks through all remotes and back without a page load', async ({ page }) => {
  await open(page, '/', 'mf-public');
  await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
  const heading = page.getByRole('heading', { level: 1 });
  const stops: { readonly url: string; readonly title: string }[] = [];
  const note = async () => stops.push({ url: page.url(), title: await page.title() });
  await note();

  const go = async (click: () => Promise<void>, path: RegExp) => {
    await click();
    await expect(page).toHaveURL(path);
    await expect(heading).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await note();
  };
  const nav = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

  await go(() => nav('Learn Music').click(), /\/learn$/);
  await go(() => page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click(), /\/donate$/);
  await go(
    () => page.getByRole('contentinfo').getByRole('link', { name: 'MATE 2025' }).click(),
    /\/mate-2025$/,
  );
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/donate$/);
  await go(() => page.getByRole('link', { name: 'Upcoming Event' }).click(), /\/music-competition$/);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await go(() => page.getByRole('banner').getByRole('link', { name: 'Register Now' }).click(), /\/register$/);

  for (const path of [/music-competition$/, /donate$/, /learn$/, /\/$/]) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(heading).toHaveCount(1);
  }
  await page.goForward();
  await expect(page).toHaveURL(/\/learn$/);
  await expect(page).toHaveTitle(stops[1]?.title ?? '');
  expect(await page.evaluate(() => (window as unknown as { visit: string }).visit)).toBe('the same');
  expect(new Set(stops.map(({ title }) => title)).size).toBe(stops.length);
});

test('a URL with a hash scrolls to its element; no style of the previous page remains', async ({ page }) => {
  const contact = page.locator('#contact');
  await open(page, '/about#contact', 'mf-public');
  await expect(contact, 'on arrival').toBeInViewport();

  await open(page, '/donate', 'mf-donate');
  const styles = () => page.evaluate(() => getComputedStyle(document.body).cssText);
  const before = await styles();
  const header = page.getByRole('banner');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/about#contact$/);
  await expect(contact, 'from another app').toBeInViewport();

  await test.step('the current page is the only visible one', async () => {
    await page.goBack();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).click();
    await expect(page).toHaveURL(/community/);
    await expect(page.locator('main > [data-app]')).toHaveCount(1);
    await expect(page.locator('main > [data-app="mf-public"]')).toBeVisible();
    expect(await styles()).toBe(before);
  });
  await test.step('the header becomes opaque when the page is scrolled', async () => {
    await header.getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(header).not.toHaveAttribute('data-solid');
    await page.mouse.wheel(0, 300);
    await expect(header).toHaveAttribute('data-solid');
  });
});

test('on the competition page the menu marks the section at the middle of the screen', async ({ page }) => {
  await open(page, '/music-competition', 'mf-competition');
  const menu = page.getByRole('navigation', { name: 'Competition' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'About',
    'Apply',
    'Categories',
    'Guidelines',
    'Prizes',
    'Judges',
    'Venue',
    'Results',
    'FAQs',
  ]);
  const marked = menu.locator('[aria-current]');
  await page.mouse.wheel(0, 90);
  await expect(marked).toHaveCount(0);
  for (const name of ['About', 'Prizes', 'FAQs', 'Judges']) {
    await menu.getByRole('link', { name }).click();
    await page
      .locator(`#${name.toLowerCase()}`)
      .evaluate((section) => section.scrollIntoView({ block: 'center' }));
    await expect(marked).toHaveText(name);
  }
});

test('on a phone the menu opens, its links work, and it closes by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/', 'mf-public');
  const menu = page.getByRole('group').filter({ has: page.getByText('Menu', { exact: true }) });
  const link = page.getByRole('banner').getByRole('link', { name: 'About us' });
  await expect(link).toBeHidden();
  await menu.getByText('Menu', { exact: true }).click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await menu.getByText('Menu', { exact: true }).click();
  await link.click();
  await expect(page).toHaveURL(/about/);
  await expect(link).toBeHidden();
});

test('on client-side navigation each page sets its title, has one h1, and takes focus', async ({ page }) => {
  await open(page, '/', 'mf-public');
  await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
  const heading = page.getByRole('heading', { level: 1 });
  for (const { path } of [...PUBLIC_PAGES.slice(1), ...PUBLIC_PAGES.slice(0, 1)]) {
    const answer = await (await page.request.get(path)).text();
    // The open page would refuse the styles of another one.
    const html = answer.replaceAll(/\sstyle="[^"]*"|<style.*?<\/style>/gs, '');
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
