import type { Browser, BrowserContext } from '@playwright/test';

const MARK = 'kept from this page by its policy: ';

/** What pages tried and their policies refused, in any window of this worker's browser, since the test began. */
export const violations: string[] = [];

/** Watches every context that a browser opens from now on, those that tests open themselves included. */
export function watchViolations(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await watchContext(context);
    return context;
  };
}

async function watchContext(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(MARK)) violations.push(text.slice(MARK.length));
  });
  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, documentURI, sourceFile, lineNumber, sample } = event;
      const where = `${sourceFile}:${lineNumber} ${sample}`.trim();
      console.debug(`${mark}${effectiveDirective} ${blockedURI} on ${documentURI} (${where})`);
    });
  }, MARK);
}
