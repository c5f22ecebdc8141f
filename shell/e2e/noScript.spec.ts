import { PUBLIC_PAGES, expect, test } from '@school/shared/e2e';

test.use({ javaScriptEnabled: false });

for (const { path, frame } of PUBLIC_PAGES) {
  test(`${path} can be read and used without JavaScript`, async ({ page, complaints }) => {
    complaints.expected.push(/preloaded using link preload/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    const words = await main.innerText();
    expect(words.length).toBeGreaterThan(200);
    expect(words, 'nothing waits for a script').not.toMatch(/\bloading\b/i);
    await expect(main.locator('[aria-busy="true"]:visible')).toHaveCount(0);

    // What opens, opens without a script as well.
    for (const details of await main.locator('details').all()) {
      if (!(await details.evaluate((it: HTMLDetailsElement) => it.open)))
        await details.locator('summary').first().click();
      const answer = details.locator('> :not(summary)').first();
      await expect(answer).toBeVisible();
      expect((await answer.innerText()).trim()).not.toBe('');
    }
    // A form that needs a script says so, and where to turn instead; one that does without opens a mail.
    for (const form of await main.locator('form:visible').all()) {
      if ((await form.getAttribute('action'))?.startsWith('mailto:')) continue;
      const instead = form.locator('xpath=ancestor::section[1]').locator('noscript').first();
      await expect(instead).toBeVisible();
      await expect(instead.getByRole('link').first()).toHaveAttribute('href', /^(mailto|tel):/);
    }
    // A button that does nothing would be a lie.
    const idle = main.locator('button:visible:not(form *)');
    expect(await idle.allInnerTexts(), 'buttons that need a script').toEqual([]);

    if (frame !== 'site') return;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const path of ['/login', '/admin']) {
  test(`${path} says that it needs JavaScript, and where to turn instead`, async ({ page, complaints }) => {
    complaints.expected.push(/preloaded using link preload/);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.getByText('Signing in needs JavaScript')).toBeVisible();
    await expect(main.locator('noscript a[href^="mailto:"]')).toBeVisible();
  });
}

test('on a phone without JavaScript the menu opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').getByText('Menu', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Learn Music' }).click();
  await expect(page).toHaveURL(/\/learn$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
