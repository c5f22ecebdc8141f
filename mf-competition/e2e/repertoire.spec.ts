import { expect, open, test } from '@school/shared/e2e';

test('a score is opened and played bar by bar, and opening the next piece stops it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const files = () => asked.filter((path) => path.includes('/scores/'));
  await open(page, '/music-competition', 'mf-competition');
  const repertoire = page.locator('#categories');
  await repertoire.scrollIntoViewIfNeeded();
  // Until the code has loaded, a press leads to the engraved page.
  await expect(page.locator('[data-island]', { has: repertoire })).toHaveAttribute('data-live', '');
  expect(files(), 'nothing comes before it is asked for').toEqual([]);

  await repertoire.getByRole('link', { name: 'See and hear Lullaby, Op. 49 No. 4' }).first().click();
  const lullaby = repertoire.getByRole('region', { name: 'Score: Lullaby' });
  await expect(lullaby.getByRole('heading', { name: 'Lullaby' })).toBeFocused();
  await expect(lullaby.locator('svg')).toBeVisible();
  const bar = lullaby.getByRole('slider', { name: 'Bar' });
  await expect(bar).toHaveValue('1');
  expect(files().filter((path) => path.endsWith('.mp3'))).toEqual([]);

  await page.keyboard.press('Space');
  await expect(lullaby.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(bar, 'the marked bar moves on').toHaveValue('2');
  await expect(lullaby.locator('[data-bar="2"]')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(lullaby.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(bar).toHaveValue('3');

  await lullaby.getByRole('radio', { name: '50 %' }).check();
  await lullaby.getByRole('button', { name: 'Play' }).click();
  await expect(lullaby.getByRole('button', { name: 'Pause' })).toBeVisible();
  await repertoire.getByRole('link', { name: 'See and hear Long, Long Ago' }).first().click();
  await expect(lullaby).toHaveCount(0);
  const next = repertoire.getByRole('region', { name: 'Score: Long, Long Ago' });
  await expect(next.getByRole('button', { name: 'Play' }), 'one plays at a time').toBeVisible();

  const { sheet } = await next
    .getByRole('link', { name: 'Print the score' })
    .evaluate((link: HTMLAnchorElement) => ({ sheet: link.href }));
  const printed = await page.request.get(sheet);
  expect(printed.headers()['content-type']).toContain('image/svg+xml');
  await page.keyboard.press('Escape');
  await expect(next).toHaveCount(0);
  await expect(repertoire.getByRole('link', { name: 'See and hear Long, Long Ago' }).first()).toBeFocused();
});
