import { askAs, expect, expectAccessible, open, staff, test } from '@school/shared/e2e';
import { publish } from './publish';

const CAMPAIGNS = '/shared/matching-campaigns';
const PROJECT = '/donate/assets/music-equipment';

const campaign = {
  project: 'music-equipment',
  partner: 'the Volta Trust',
  from: '2000-01-01',
  until: '2999-12-31',
  cedis: 2_000_000,
};

test('a campaign that staff publish is on the pages of its project, also without scripts', async ({
  page,
}) => {
  const ask = await askAs(page, staff, '/settings');
  await publish(ask, CAMPAIGNS, { value: [campaign] });
  const html = async () => (await page.request.get(PROJECT)).text();
  // Pages are composed again, beside the other tests.
  await expect.poll(html, { timeout: 60_000 }).toContain('the Volta Trust');

  await open(page, PROJECT, 'mf-donate');
  const notice = page.getByText(
    'the Volta Trust gives the same amount again for each gift for music equipment',
  );
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'a project with a matching campaign', ['phone light']);
  await page.getByRole('link', { name: /^Give/ }).first().click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(notice).toBeVisible();

  await publish(ask, CAMPAIGNS, { revision: 0 });
  await expect.poll(html, { timeout: 60_000 }).not.toContain('the Volta Trust');
});
