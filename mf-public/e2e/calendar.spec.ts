import { expect, test } from '@school/shared/e2e';

/** The sample events are of 2025, so all of them are past. */
const entries = [
  ['auditions', 'The music competition: auditions', ['DTSTART:20251011T090000Z', 'DTSTART:20251018T090000Z']],
  ['tema-recital', 'Tema recital', ['DTSTART:20251115T160000Z']],
  ['chamber-evening', 'Chamber evening', ['DTSTART:20251129T180000Z']],
  ['mate-2025', 'MATE 2025', ['DTSTART:20251213T183000Z']],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('past events offer no calendar file', async ({ page }) => {
    await page.goto('/projects');
    await expect(page.getByText('This event is over.')).toHaveCount(entries.length);
    await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(0);
  });
});

for (const [id, name, starts] of entries)
  test(`there is a calendar file for ${name}`, async ({ request }) => {
    const answer = await request.get(`/calendar/${id}.ics`);
    expect(answer.headers()['content-type']).toMatch(/^text\/calendar/);
    const file = await answer.text();
    for (const start of starts) expect(file).toContain(`${start}\r\n`);
    expect(file).toContain(`SUMMARY:${name}\r\n`);
  });
