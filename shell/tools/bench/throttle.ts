import type { Browser, CDPSession, Page } from '@playwright/test';

/** A slow 4G line. Bytes per second, milliseconds. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** 400 kbit/s: a phone at the edge of its network. */
export const SLOW_LINE: typeof LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const SLOWER_CPU = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A browser window with its DevTools protocol session. */
export interface Visitor {
  readonly page: Page;
  readonly protocol: CDPSession;
}

/** Visits with a slow phone on a slow line and an empty cache. */
export async function asPhone<Result>(
  browser: Browser,
  visit: (visitor: Visitor) => Promise<Result>,
  line = LINE,
): Promise<Result> {
  return inWindow(browser, PHONE, async (visitor) => {
    await visitor.protocol.send('Network.emulateNetworkConditions', line);
    await visitor.protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    return visit(visitor);
  });
}

/** Visits as fast as this machine can. */
export function unthrottled<Result>(
  browser: Browser,
  visit: (visitor: Visitor) => Promise<Result>,
): Promise<Result> {
  return inWindow(browser, {}, visit);
}

async function inWindow<Result>(
  browser: Browser,
  device: Parameters<Browser['newContext']>[0],
  visit: (visitor: Visitor) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    return await visit({ page, protocol });
  } finally {
    await context.close();
  }
}
