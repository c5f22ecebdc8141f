import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TEST_SITE } from '@school/shared/e2e';
import { deploy } from '../release/deploy/deploy';
import { endPreview } from '../release/deploy/canary';
import { folderStore } from '../release/site/folderStore';
import { PREVIEWS_PATH } from '../release/site/preview';
import { readSiteSettings } from '../workspace/settings';
import { SAMPLE_REMOTE } from './sampleSite';

/** Returns a URL of the tested site, at which people sign in. */
export const atSite = (path: string): string => TEST_SITE.origin + path;

/**
 * Shows the sample remote at the tested site as a preview, to nobody else.
 * @returns a function that ends the preview
 */
export async function previewSample(page: Page, name: string): Promise<() => Promise<void>> {
  const settings = readSiteSettings(TEST_SITE.env);
  const store = folderStore(settings.siteDir);
  await deploy(store, [join(SAMPLE_REMOTE, 'dist')], settings, new Date(), { preview: name });
  const { previews } = await store.registry();
  await page.goto(atSite(`${PREVIEWS_PATH}/${previews?.[name]?.key}`));
  await page.getByRole('button', { name: 'Show this preview' }).click();
  await page.getByRole('complementary', { name: 'Preview' }).waitFor();
  return async () => void (await endPreview(store, name, settings));
}
