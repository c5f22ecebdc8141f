import type { Browser, Page } from '@playwright/test';
import type { Measure } from './measure';
import type { Row } from './table';
import { asPhone, SLOW_LINE } from './throttle';

/** A response within this many ms feels instant. */
const AT_ONCE_MS = 100;
/** A press is handled within this time, also by the browser when the code takes longer. */
const HANDLED_MS = 2_500;
const DEADLINE_MS = 60_000;

/** Each form of the site, by the id of its heading. */
const FORMS: readonly (readonly [path: string, form: string])[] = [
  ['/about', 'contact-form-title'],
  ['/learn/piano', 'fees-title'],
  ['/learn/piano', 'register-title'],
  ['/community', 'join-title'],
  ['/refer', 'recommend-title'],
  ['/careers', 'apply-title'],
  ['/projects', 'perform-title'],
  ['/projects', 'book-title'],
  ['/donate/4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11/mate', ''],
];
const QUICK_FORMS = FORMS.filter(([path]) => path === '/careers');

/** Presses 'Send' as soon as it is painted, at 400 kbit/s, and measures when it is acknowledged and handled. */
export const measurePresses: Measure = async ({ browser, sites: { site }, quick }) => {
  const rows: Row[] = [];
  for (const [path, form] of quick ? QUICK_FORMS : FORMS) {
    const { acknowledged, carriedOut } = await pressOf(browser, site.origin + path, form);
    const name = `'send' on ${path.replace(/[\da-f-]{36}/, '…')} ${form.replace('-title', '')}`.trim();
    rows.push(
      {
        what: `Acknowledged: ${name}`,
        figure: acknowledged,
        format: 'ms',
        goal: AT_ONCE_MS,
        from: 'pressed once as soon as possible',
      },
      {
        what: `Handled: ${name}`,
        figure: carriedOut,
        format: 'ms',
        goal: HANDLED_MS,
        from: 'the errors are shown',
      },
    );
  }
  return rows;
};

interface Press {
  readonly acknowledged: number;
  readonly carriedOut: number;
}

declare global {
  interface Window {
    press?: { at?: number; acknowledged?: number };
  }
}

function pressOf(browser: Browser, url: string, form: string): Promise<Press> {
  return asPhone(
    browser,
    async ({ page }) => {
      await notePress(page);
      await page.goto(url, { waitUntil: 'commit', timeout: DEADLINE_MS });
      const sent = page.locator(form ? `form[aria-labelledby="${form}"]` : 'main form');
      const folded = page.locator('details', { has: sent }).locator('summary').first();
      await sent.locator('[type=submit]').waitFor({ state: 'attached', timeout: DEADLINE_MS });
      if ((await folded.count()) > 0) await folded.click();
      await sent.locator('[type=submit]').press('Enter', { timeout: DEADLINE_MS });
      const acknowledged = await page.waitForFunction(() => window.press?.acknowledged && window.press);
      const { at = 0, acknowledged: shown = Infinity } = (await acknowledged.jsonValue()) || {};
      // On another page when the browser sent the form.
      await page.locator('main [role=alert] a').first().waitFor({ timeout: DEADLINE_MS });
      return { acknowledged: shown - at, carriedOut: Date.now() - at };
    },
    SLOW_LINE,
  );
}

/** Records in the page when 'Send' was pressed and when that was acknowledged. Milliseconds since 1970. */
async function notePress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const press: NonNullable<Window['press']> = (window.press = {});
    const since = (timeStamp: number) => performance.timeOrigin + timeStamp;
    addEventListener('keydown', ({ timeStamp }) => (press.at ??= since(timeStamp)), { capture: true });
    new MutationObserver(() => {
      if (press.at !== undefined && document.querySelector('[data-pressed],main [role=alert] a'))
        press.acknowledged ??= since(performance.now());
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-pressed'] });
  });
}
