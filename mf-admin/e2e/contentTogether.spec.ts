import { randomUUID } from 'node:crypto';
import { admin, askAs, expect, expectAccessible, openAs, staff, test } from '@school/shared/e2e';

const DOCUMENT = 'shared/mate-2025';
const EDITOR = `/admin/content?open=${DOCUMENT}`;

test('shows both versions when two people edit one text, overwrites neither, and updates page and calendar at each step', async ({
  page: kofi,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const ama = await context.newPage();
  const his = `His night ${randomUUID().slice(0, 8)}`;
  const hers = `Her night ${randomUUID().slice(0, 8)}`;
  const promise = (page: typeof ama) => page.getByLabel('Promise');
  const publish = (page: typeof ama) => page.getByRole('button', { name: 'Publish', exact: true }).click();
  const read = async (path: string) => (await kofi.request.get(path)).text();
  const shows = async (words: string) => {
    for (const path of ['/mate-2025', '/mate-2025.ics'])
      // Pages are composed again, beside the other tests.
      await expect.poll(() => read(path), { timeout: 60_000, message: path }).toContain(words);
  };

  const [ask] = await Promise.all([askAs(ama, staff, EDITOR), openAs(kofi, admin, EDITOR)]);
  await expect(ama.getByText(`${admin.name} is also viewing this`)).toBeVisible();
  await promise(ama).fill(hers);
  await promise(kofi).fill(his);
  await publish(kofi);
  await expect(kofi.getByText('Published. The pages will be updated')).toBeVisible();
  await shows(his);

  const changed = ama.getByRole('region', { name: 'Changed by someone else' });
  await expect(changed).toContainText(`${admin.name} has changed this text in the meantime`);
  await ama.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(changed, 'both come into view').toBeFocused();
  await expect(changed.getByText(`${admin.name} has changed this text in the meantime`)).toBeInViewport();
  const both = changed.getByRole('row').filter({ hasText: 'Promise' });
  await expect(both.filter({ hasText: hers }).filter({ hasText: his })).toHaveCount(1);
  await expect(promise(ama), 'nothing typed is lost').toHaveValue(hers);
  await expect(ama.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await expectAccessible(ama, 'two versions of a text', ['phone light']);
  expect(await read('/mate-2025')).not.toContain(hers);

  await changed.getByRole('button', { name: 'Continue with my version' }).click();
  await publish(ama);
  await shows(hers);
  const history = ama.getByRole('region', { name: 'Publication history' });
  const entries = history.getByRole('listitem');
  await expect(entries.filter({ hasText: staff.name }).first()).toContainText('Version');
  await expect(entries.filter({ hasText: admin.name }).first()).toContainText('Version');
  await history.getByRole('button', { name: 'Undo last publication' }).click();
  await expect(promise(ama)).toHaveValue(his);
  await shows(his);

  const { version } = await ask<{ version: number }>('GET', `/staff/content/${DOCUMENT}`);
  await ask('POST', `/staff/content/${DOCUMENT}/publications`, { version, revision: 0 });
  await context.close();
});
