import { expect, open, test } from '@school/shared/e2e';

const STREAM = '**/api/projects/stream';

test('the home page shows the school, what parents ask first, and leads to a free trial lesson', async ({
  page,
}) => {
  await open(page, '/', 'mf-public');
  for (const name of [
    'Who we are',
    'Three programmes, each in its own time',
    'Pick your instrument',
    'Coming up on stage',
    'Help young musicians on stage',
    'The people who lead us',
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(2);
  const facts = page.getByRole('region', { name: 'Who we are' });
  await expect(facts.getByText('Since 2009')).toBeVisible();
  await expect(facts.getByRole('link', { name: /^\+233/ })).toHaveAttribute('href', /^tel:/);
  await page.getByRole('main').getByRole('link', { name: 'Book a free trial lesson' }).click();
  await expect(page).toHaveURL('/learn#book');
  await page.getByRole('list', { name: 'Book a free trial lesson for' }).getByText('Cello').click();
  await expect(page).toHaveURL('/learn/cello#trial');
});

test('animates the cloth of the project only once it is in view', async ({ page }) => {
  const asked: string[] = [];
  await page.route(STREAM, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: raised\ndata: [{"slug":"mate","raised":345000}]\n\n',
    });
  });
  await open(page, '/', 'mf-public');
  const section = page.locator('#give');
  const button = section.getByRole('link', { name: 'Give to MATE' });
  const arrived = await button.elementHandle();
  expect(asked).toEqual([]);

  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText('GH₵ 3,450.00');
  await expect(section.getByRole('img', { name: 'A loom with ten bands: 3 are woven' })).toBeVisible();
  expect(await arrived?.evaluate((node) => node.isConnected), 'the HTML is taken over, not replaced').toBe(
    true,
  );
  await button.click();
  await expect(page).toHaveURL('/donate/projects/mate');
});

test('the projects page shows the amount raised for each project', async ({ page }) => {
  await page.route(STREAM, async (route) => {
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `event: raised\ndata: ${JSON.stringify([
        { slug: 'mate', raised: 345_000 },
        { slug: 'allegro-music-studio', raised: 100_000 },
        { slug: 'my-allegro', raised: 60_000 },
      ])}\n\n`,
    });
  });
  await open(page, '/projects', 'mf-public');
  const section = page.locator('#projects');
  await section.scrollIntoViewIfNeeded();
  for (const sum of ['GH₵ 3,450.00', 'GH₵ 1,000.00', 'GH₵ 600.00']) await expect(section).toContainText(sum);
});

test('keeps the composed figures when the API is unavailable', async ({ page, complaints }) => {
  complaints.expected.push(/503/);
  await page.route(STREAM, (route) => route.fulfill({ status: 503 }));
  await open(page, '/', 'mf-public');
  const refused = page.waitForResponse(STREAM);
  const amount = page.locator('#give data').first();
  const composed = (await amount.getAttribute('value'))!;
  await page.locator('#give').scrollIntoViewIfNeeded();
  await refused;
  await expect(amount).toHaveAttribute('value', composed);
});
