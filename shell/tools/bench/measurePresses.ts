import type { Browser, Page } from '@playwright/test';
import type { Measure } from './measure';
import type { Row } from './table';
import { asPhone, SLOW_LINE } from './throttle';

/** A response within this many ms feels instant. */
const AT_ONCE_MS = 100;
/** A press is handled within this time: by the browser when the code takes longer. */
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
        from: 'the server has answered, or the code shows errors',
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
    noteAcknowledged: (pressed: number, acknowledged: number) => void;
  }
}

function pressOf(browser: Browser, url: string, form: string): Promise<Press> {
  return asPhone(
    browser,
    async ({ page }) => {
      const noted = await notePress(page);
      await page.goto(url, { waitUntil: 'commit', timeout: DEADLINE_MS });
      const sent = page.locator(form ? `form[aria-labelledby="${form}"]` : 'main form');
      const folded = page.locator('details', { has: sent }).locator('summary').first();
      await sent.locator('[type=submit]').waitFor({ state: 'attached', timeout: DEADLINE_MS });
      if ((await folded.count()) > 0) await folded.click();
      const handled = Promise.any([
        // The browser has sent the form.
        page.waitForResponse((response) => response.url().includes('/forms/'), { timeout: DEADLINE_MS }),
        page.locator('main [role=alert] a').first().waitFor({ timeout: DEADLINE_MS }),
      ]).then(() => Date.now());
      await sent.locator('[type=submit]').press('Enter', { timeout: DEADLINE_MS });
      const carriedOut = await handled;
      const { pressed, acknowledged } = noted();
      return { acknowledged: acknowledged - pressed, carriedOut: carriedOut - pressed };
    },
    SLOW_LINE,
  );
}

/**
 * Records when 'Send' was pressed and when that was acknowledged, which the page reports at once: another page follows
 * when the browser sends the form. Milliseconds since 1970.
 * @returns a function that returns both times
 */
async function notePress(page: Page) {
  let noted: { pressed: number; acknowledged: number } | undefined;
  await page.exposeFunction('noteAcknowledged', (pressed: number, acknowledged: number) => {
    noted = { pressed, acknowledged };
  });
  await page.addInitScript(() => {
    let pressed = 0;
    const { timeOrigin } = performance;
    addEventListener('keydown', ({ timeStamp }) => (pressed ||= timeOrigin + timeStamp), { capture: true });
    new MutationObserver((_, observer) => {
      if (!pressed || !document.querySelector('[data-pressed],main [role=alert] a')) return;
      observer.disconnect();
      window.noteAcknowledged(pressed, timeOrigin + performance.now());
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-pressed'] });
  });
  return () => {
    if (!noted) throw new Error('The press was not acknowledged');
    return noted;
  };
}
