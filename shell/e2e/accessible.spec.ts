import { expect, expectAccessible, objections, open, PHONE, test } from '@school/shared/e2e';

for (const [path, app] of [
  ['/', 'mf-public'],
  ['/music-competition', 'mf-competition'],
] as const) {
  test(`axe finds no violations in the menu of a phone on ${path}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, path, app);
    await page.getByRole('banner').getByText('Menu', { exact: true }).click();
    await expectAccessible(page, 'opened', ['phone light', 'phone dark']);
  });
}

test('violations are reported, by axe or for duplicate ids', async ({ page }) => {
  await open(page, '/about', 'mf-public');
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      '<p>Faint</p><a href="/learn"></a><h6>Deep</h6><input><p id="main"></p><p id="a b"></p>',
    );
    const faint = [...main.querySelectorAll('p')].find(({ textContent }) => textContent === 'Faint');
    if (faint) Object.assign(faint.style, { color: '#777', background: '#888' });
  });
  const found = (await objections(page)).join('\n');
  for (const rule of ['color-contrast', 'link-name', 'heading-order', 'label', 'id: "main"', 'id: "a b"'])
    expect(found).toContain(rule);
});
