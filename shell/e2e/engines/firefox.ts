import puppeteer, { type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { DESK, type Engine } from './engine';
import { call, collect } from './inPage';

/** Starts release Firefox, which implements WebDriver BiDi without a driver. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program });
  return {
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(DESK);
      await page.evaluateOnNewDocument(call(collect));
      const element = async (expression: string, frame?: string) => {
        const found = (await (await inFrame(page, frame)).evaluateHandle(expression)).asElement();
        if (!found) throw new Error('There is no such element');
        return found as ElementHandle<Element>;
      };
      return {
        goTo: async (address) => void (await page.goto(address)),
        ask: async (expression, frame) => (await inFrame(page, frame)).evaluate(expression),
        press: async (expression, frame) => (await element(expression, frame)).click(),
        type: async (expression, text) => (await element(expression)).type(text),
        resize: (size) => page.setViewport(size),
        picture: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

async function inFrame(page: Page, name: string | undefined): Promise<Frame> {
  if (name === undefined) return page.mainFrame();
  const frame = await (await page.$(`iframe[name="${name}"]`))?.contentFrame();
  if (!frame) throw new Error(`There is no frame ${name}`);
  return frame;
}
