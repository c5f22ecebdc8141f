import {
  axeIsContent,
  objections,
  formsReady,
  PHONE,
  greeting,
  openAs,
  staff,
  ADMIN_PAGES,
  OTHER_PAGES,
  PUBLIC_PAGES,
  expect,
  open,
  test,
} from '@school/shared/e2e';

for (const { path, app } of [...PUBLIC_PAGES, ...OTHER_PAGES]) {
  test(`axe objects to nothing on ${path}, as it comes, opened, and with errors in its forms`, async ({
    page,
    complaints,
  }) => {
    if (path === '/nowhere') complaints.expected.push(/status of 404/);
    await open(page, path, app);
    await axeIsContent(page);

    const closed = page.locator('main details:not([open])');
    const opened = await closed.count();
    await closed.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = true)));
    const forms = await formsReady(page);
    for (const form of forms) {
      await form.locator('[type="submit"]').first().click();
      await expect(form.getByRole('alert').first()).toBeVisible();
    }
    if (opened + forms.length > 0) await axeIsContent(page, 'opened and sent empty', { within: 'main' });
  });
}

for (const path of ADMIN_PAGES) {
  test(`axe objects to nothing on ${path}, its menu open or not`, async ({ page }) => {
    await openAs(page, staff, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await axeIsContent(page);
    await greeting(page).click();
    await axeIsContent(page, 'its menu open');
  });
}

for (const [path, app] of [
  ['/', 'mf-public'],
  ['/music-competition', 'mf-competition'],
] as const) {
  test(`axe objects to nothing in the menu of a phone on ${path}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, path, app);
    await page.getByRole('banner').getByText('Menu', { exact: true }).click();
    await axeIsContent(page, 'opened', { sizes: ['phone'] });
  });
}

test('axe objects to nothing in the drawer of the admin area, and on the way to a new password', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgotten your password?' }).click();
  await axeIsContent(page, 'forgotten password');
  await page.setViewportSize(PHONE);
  await openAs(page, staff, '/admin');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axeIsContent(page, 'opened', { sizes: ['phone'] });
});

test('axe is awake: what is wrong on a page is objected to', async ({ page }) => {
  await open(page, '/about', 'mf-public');
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      '<p style="color:#777;background:#888">Faint</p><a href="/learn"></a><h6>Deep</h6><input>',
    );
  });
  const found = (await objections(page)).join('\n');
  for (const rule of ['color-contrast', 'link-name', 'heading-order', 'label']) expect(found).toContain(rule);
});
