import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { Refusal } from './refusal';

/** Headless Chromium: the same engine with half the processor time. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The arguments of every browser in tests and benchmarks. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the browser to test with, if one is installed; prefers a headless shell. */
export function findChromium(): string | undefined {
  return named() ?? findShell() ?? findWholeChromium();
}

/** Returns a Chromium with all that the headless shell lacks, such as the cache for going back. */
export function findWholeChromium(): string | undefined {
  return [chromium.executablePath(), ...BROWSERS].find(existsSync);
}

/** Returns the browser to test with, and installs one when there is none. @throws Refusal when that fails */
export function needChromium(): string {
  if (!findChromium()) install('npx', ['playwright', 'install', 'chromium']);
  if (!named() && !findShell()) installDebian('chromium-headless-shell');
  if (!findChromium()) installDebian('chromium');
  const found = findChromium();
  if (!found) throw new Refusal('The browser tests need Chromium: install it, or name it with CHROMIUM_PATH');
  return found;
}

const named = (): string | undefined => process.env['CHROMIUM_PATH'];

/** Returns the system's headless shell, or Playwright's. */
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

/** Installing system packages needs root; otherwise only installed ones are used. */
export function installDebian(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  install('apt-get', ['update', '-q']);
  install('apt-get', ['install', '-y', '-q', ...names]);
}

function install(program: string, args: string[]): void {
  console.log(`Looking for a browser to test with: ${program} ${args.join(' ')}`);
  spawnSync(program, args, { stdio: 'inherit' });
}
