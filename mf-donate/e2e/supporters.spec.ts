import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askAs, expect, expectAccessible, open, staff, test } from '@school/shared/e2e';
import { expectReceived, fillIn, payByCard } from './donationForm';
import { publish } from './publish';

const PAGES = '/shared/supporter-pages';
const ALL = '/donate/supporters';
const PROJECT = '/donate/assets/musical-instruments';

const supporterPage = {
  // A second run has no gifts of the first.
  id: `ama-runs-${randomUUID()}`,
  title: 'Ama runs for violins',
  supporter: 'Ama Owusu',
  project: 'musical-instruments',
  story: ['I run from Tema to Accra so that a child gets a violin.', '<b>Every cedi</b> counts.'],
  cedis: 2_000,
};

/** Waits until all pages are composed of what was published. */
async function expectShown(page: Page, shown: boolean) {
  for (const path of [ALL, PROJECT, '/donate/new/musical-instruments'])
    await expect
      .poll(async () => (await (await page.request.get(path)).text()).includes(supporterPage.title), {
        timeout: 60_000,
      })
      .toBe(shown);
}

test('a gift from a supporter’s page counts for it, and for its project', async ({ page, browser }) => {
  const ask = await askAs(page, staff, '/settings');
  await publish(ask, PAGES, { value: [supporterPage] });
  await expectShown(page, true);

  await test.step('the project leads to the supporter’s page', async () => {
    await open(page, PROJECT, 'mf-donate');
    await expectAccessible(page, 'a project with a supporter’s page', ['phone light']);
    await page.getByRole('link', { name: 'Read why Ama runs for violins' }).click();
    await expect(page).toHaveURL(`${ALL}#${supporterPage.id}`);
  });
  const story = page.getByRole('region', { name: supporterPage.title });
  await expect(story).toContainText(/of GH₵ 2,000.*0 gifts/);
  await expect(story).toContainText('<b>Every cedi</b> counts.');
  await expectAccessible(page, 'supporters’ pages', ['phone light', 'desk dark']);

  await test.step('its button opens the form with the page chosen', async () => {
    await story.getByRole('link', { name: 'Give for Ama runs for violins' }).click();
    await expect(page.getByLabel('Count it for a supporter’s page')).toHaveValue(supporterPage.id);
    await fillIn(page, { amount: '25.50' });
    await payByCard(page);
    await expectReceived(page);
  });
  await expect
    .poll(async () => (await page.request.get('/api/content/shared/supporter-gifts')).json())
    .toMatchObject({ [supporterPage.id]: { raised: 2_550, gifts: 1 } });

  await test.step('without scripts donors choose it in the form', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(ALL);
    await plain.getByRole('link', { name: 'Give for Ama runs for violins' }).click();
    await plain.getByLabel('Count it for a supporter’s page').selectOption(supporterPage.title);
    await expect(plain.getByLabel('Count it for a supporter’s page')).toHaveValue(supporterPage.id);
    await context.close();
  });
  await publish(ask, PAGES, { revision: 0 });
  await expectShown(page, false);
});
