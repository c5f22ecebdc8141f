import { appReady, expect, test as base } from '@school/shared/e2e';
import { serveSampleSite, type SampleSite } from './sampleSite';

/** A test on the sample site: its addresses are those of the site with the sample remote deployed. */
export const test = base.extend<object, { sampleSite: SampleSite }>({
  sampleSite: [
    // Playwright reads from the pattern which fixtures are needed: here none.
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
