import { expect, test } from '@school/shared/e2e';

const entries = [
  ['The music competition: auditions', ['DTSTART:20251011T090000Z', 'DTSTART:20251018T090000Z']],
  ['Tema recital', ['DTSTART:20251115T160000Z']],
  ['Chamber evening', ['DTSTART:20251129T180000Z']],
  ['MATE 2025', ['DTSTART:20251213T183000Z']],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, starts] of entries) {
    test(`offers a calendar file for ${name}`, async ({ page }) => {
      await page.goto('/projects');
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: `Add to calendar ${name}` }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^[\w-]+\.ics$/);
      const answer = await page.request.get(download.url());
      expect(answer.headers()['content-type']).toMatch(/^text\/calendar/);
      const file = await answer.text();
      for (const start of starts) expect(file).toContain(`${start}\r\n`);
      expect(file).toContain(`SUMMARY:${name}\r\n`);
    });
  }
});

test('offers no calendar file for past events', async ({ page }) => {
  await page.clock.setFixedTime('2025-10-01T09:00:00Z');
  await page.goto('/projects');
  await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(entries.length);
});

test('says of announced events that they are over', async ({ page }) => {
  await page.clock.setFixedTime('2025-11-16T09:00:00Z');
  await page.goto('/projects');
  await expect(page.getByText('This event is over.')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(2);
});
