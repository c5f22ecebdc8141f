import type { Page } from '@playwright/test';

/** Emulates a slow phone: 400 kbit/s, 400 ms latency, a processor at a quarter of its speed. */
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
