import { join } from 'node:path';
import { build, copySite, SAMPLE_REMOTE, serveSampleSite, site } from './sampleSite';
import { appReady, expect, test } from '@school/shared/e2e';

interface Registry {
  readonly revision: number;
  readonly apps: Readonly<Record<string, { readonly version: string } | undefined>>;
}

// Deploys a remote that the shell was built without, for the tests of toasts, modal and error page.
test('the shell learns a new remote’s routes from its deploy, without its own release', async ({ page }) => {
  await copySite();
  const running = await serveSampleSite();
  const registry = async () =>
    (await (await page.request.get(`${running.origin}/registry.json`)).json()) as Registry;
  const statusOf = async (path: string) => (await page.request.get(running.origin + path)).status();
  const before = await registry();
  expect(await statusOf('/sample/toasts')).toBe(404);

  build(SAMPLE_REMOTE);
  const output = site('deploy', '--from', join(SAMPLE_REMOTE, 'dist'));

  expect(output).toMatch(/^mf-sample is now \w+\n/);
  // All pages, because the remote has a link in their header.
  const composed = /(\d+) pages composed: (.*)/.exec(output);
  expect(composed?.[2]?.split(' ')).toEqual(
    expect.arrayContaining(['/', '/donate', '/sample/toasts', '/sample/modal', '/admin/samples']),
  );
  const after = await registry();
  expect(after.apps).toMatchObject(before.apps);
  expect(Object.keys(after.apps)).toHaveLength(Object.keys(before.apps).length + 1);
  expect(await statusOf('/sample/toasts')).toBe(200);

  await page.goto(`${running.origin}/about`);
  await appReady(page, 'mf-public');
  await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
  await page.evaluate(() => window.history.pushState(null, '', '/sample/modal'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The modal');
  expect(await page.evaluate(() => (window as unknown as { visit?: string }).visit)).toBe('the same');
  await running.stop();
});
