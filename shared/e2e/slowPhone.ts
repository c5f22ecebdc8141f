import type { Page } from '@playwright/test';

/** Slows a page down to a phone at the edge of its network: 400 kbit/s, 400 ms, a processor at a quarter of its speed. */
export async function slowDown(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
