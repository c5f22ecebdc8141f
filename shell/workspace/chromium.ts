import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { Refusal } from './refusal';

/** Chromium without a window: the same engine, at half the processor time of a whole browser. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How every browser of the tests and benchmarks is started. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser to test with, if one is there: a headless shell before a whole browser. */
export function findChromium(): string | undefined {
  return named() ?? findShell() ?? [chromium.executablePath(), ...BROWSERS].find(existsSync);
}

/** The browser to test with; installs one when none is there. @throws Refusal when that cannot be done either */
export function needChromium(): string {
  if (!findChromium()) install('npx', ['playwright', 'install', 'chromium']);
  if (!named() && !findShell()) installDebian('chromium-headless-shell');
  if (!findChromium()) installDebian('chromium');
  const found = findChromium();
  if (!found) throw new Refusal('The browser tests need Chromium: install it, or name it with CHROMIUM_PATH');
  return found;
}

const named = (): string | undefined => process.env['CHROMIUM_PATH'];

/** A headless shell of the system, or the one that Playwright keeps beside its own browser. */
function findShell(): string | undefined {
  const [, browsers = '', revision] = /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(chromium.executablePath()) ?? [];
  const own = existsSync(browsers)
    ? globSync(`chromium_headless_shell-${revision}/*/{headless_shell,chrome-headless-shell}`, {
        cwd: browsers,
        absolute: true,
      })
    : [];
  return [...own, ...SHELLS].find(existsSync);
}

/** Packages of the system are for root to install; who is not root goes on with what is there. */
export function installDebian(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  install('apt-get', ['update', '-q']);
  install('apt-get', ['install', '-y', '-q', ...names]);
}

function install(program: string, args: string[]): void {
  console.log(`Looking for a browser to test with: ${program} ${args.join(' ')}`);
  spawnSync(program, args, { stdio: 'inherit' });
}
