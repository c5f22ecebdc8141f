import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../workspace/chromium';
import { DESK, type Engine } from './engine';
import { call, collect } from './inPage';

/** Starts any Chromium since 109. */
export async function startChromium(program: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: program, args: CHROMIUM_ARGS });
  return {
    async open() {
      // As for visitors, not as in the configuration of the other tests.
      const context = await browser.newContext({
        viewport: DESK,
        serviceWorkers: 'allow',
        reducedMotion: 'no-preference',
      });
      await context.addInitScript(call(collect));
      const page = await context.newPage();
      const element = async (expression: string, frame?: string) => {
        const found = (await inFrame(page, frame).evaluateHandle<Element | null>(expression)).asElement();
        if (!found) throw new Error('There is no such element');
        return found;
      };
      return {
        goTo: async (address) => void (await page.goto(address)),
        // Async, so that a missing frame rejects as in the other engines.
        ask: async (expression, frame) => inFrame(page, frame).evaluate(expression),
        press: async (expression, frame) => (await element(expression, frame)).click({ timeout: 5_000 }),
        type: async (expression, text) => (await element(expression)).type(text),
        resize: (size) => page.setViewportSize(size),
        picture: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

function inFrame(page: Page, name: string | undefined) {
  const frame = name === undefined ? page.mainFrame() : page.frame({ name });
  if (!frame) throw new Error(`There is no frame ${name}`);
  return frame;
}
