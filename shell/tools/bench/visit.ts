import type { Browser } from '@playwright/test';
import { asPhone, type Visitor } from './throttle';
import { watchTraffic, type Traffic, type Transfer } from './traffic';
import { noteVitals, vitalsOf, type Vitals } from './vitals';

/** A first visit of a page, until it is idle. */
export interface Visit extends Vitals {
  readonly transfers: readonly Transfer[];
}

/** Visits a page for the first time, as a slow phone on a slow line. */
export function firstVisit(browser: Browser, url: string): Promise<Visit> {
  return asPhone(browser, async (visitor) => {
    const traffic = await openFirst(visitor, url);
    return { ...(await vitalsOf(visitor.page)), transfers: traffic.transfers() };
  });
}

/** Opens a page in a new window and waits until it is idle. */
export async function openFirst({ page, protocol }: Visitor, url: string): Promise<Traffic> {
  const traffic = watchTraffic(protocol);
  await noteVitals(page);
  const answer = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
  await traffic.rest();
  return traffic;
}
