import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort, untilListening } from '../../workspace/ports';
import { DESK, type Engine, type Size, type Tab } from './engine';
import { openInjectingProxy } from './injectingProxy';
import { call, collect } from './inPage';

/** MiniBrowser's toolbar is wider than a phone unless it is shrunk. */
const NARROW = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

/** Ten times what a session takes to open on a busy machine. */
const OPEN_MS = 40_000;

/** Starts WebKitGTK on a virtual screen. */
export async function startWebKit(program: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${(await said(screen.stdio[3] as NodeJS.ReadableStream, /\d+/)).trim()}`;
  const startDriver = async () => {
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder, NO_AT_BRIDGE: '1' },
    });
    await untilListening(port);
    return { driver, address: `http://127.0.0.1:${port}` };
  };
  let running = await startDriver();
  // WebDriver cannot run a script before the page's own.
  const proxy = await openInjectingProxy(call(collect));
  const openSession = async (): Promise<WebDriver> =>
    new Builder()
      .usingServer(running.address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        proxy: { proxyType: 'manual', httpProxy: proxy.address },
        'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
      })
      .build();
  return {
    async open() {
      // On a busy machine the driver sometimes waits for its browser for ever.
      const session = openSession().catch(() => undefined);
      const opened = await Promise.race([session, pause(OPEN_MS, undefined, { ref: false })]);
      if (opened) return tabOf(opened);
      await end(running.driver);
      running = await startDriver();
      return tabOf(await openSession());
    },
    async close() {
      proxy.close();
      await Promise.all([running.driver, screen].map(end));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function tabOf(driver: WebDriver): Promise<Tab> {
  const inFrame = async <T>(frame: string | undefined, act: () => Promise<T>): Promise<T> => {
    if (frame === undefined) return act();
    const element = `return document.querySelector('iframe[name="${frame}"]')`;
    await driver.switchTo().frame(await driver.executeScript<WebElement>(element));
    try {
      return await act();
    } finally {
      await driver.switchTo().defaultContent();
    }
  };
  const element = (expression: string) => driver.executeScript<WebElement>(`return ${expression}`);
  const resize = async ({ width, height }: Size) => {
    const window = driver.manage().window();
    await window.setRect({ x: 0, y: 0, width, height });
    // The window has a bar above the page.
    const inner = await driver.executeScript<number>('return window.innerHeight');
    await window.setRect({ x: 0, y: 0, width, height: 2 * height - inner });
  };
  await resize(DESK);
  return {
    goTo: (address) => driver.get(address),
    ask: (expression, frame) => inFrame(frame, () => driver.executeScript(`return ${expression}`)),
    press: (expression, frame) => inFrame(frame, async () => (await element(expression)).click()),
    type: async (expression, text) => (await element(expression)).sendKeys(text),
    resize,
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/** Waits until a stream has printed a pattern. */
function said(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    stream.on('data', (part: Buffer) => {
      text += part.toString();
      if (pattern.test(text)) resolve(text);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
