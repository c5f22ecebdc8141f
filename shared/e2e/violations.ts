import type { Browser, BrowserContext } from '@playwright/test';

const MARK = 'kept from this page by its policy: ';

/** Violations of page policies in any window of this worker's browser since the test began. */
export const violations: string[] = [];

/** Records violations in every context that the browser opens from now on, including those that tests open. */
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
