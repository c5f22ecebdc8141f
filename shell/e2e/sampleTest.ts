import { appReady, expect, test as base } from '@school/shared/e2e';
import { serveSampleSite, type SampleSite } from './sampleSite';

/** A test on the sample site, where the sample remote is deployed. */
export const test = base.extend<object, { sampleSite: SampleSite }>({
  sampleSite: [
    // Playwright reads the fixtures that are needed from the pattern; this one needs none.
    async ({}, provide) => {
      const site = await serveSampleSite();
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ sampleSite }, provide) => provide(sampleSite.origin),
});

export { appReady, expect };
