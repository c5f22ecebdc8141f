import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Refusal } from './refusal';

const INSTALLED = [
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

/** The browser to test with, if one is there. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...INSTALLED].find(
    (path): path is string => !!path && existsSync(path),
  );
}

/** The browser to test with; installs one when none is there. @throws Refusal when that cannot be done either */
export function needChromium(): string {
  const ways: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', 'chromium']],
  ];
  for (const [program, args] of ways) {
    const found = findChromium();
    if (found) return found;
    console.log(`No Chromium is installed; trying ${program} ${args.join(' ')}`);
    spawnSync(program, args, { stdio: 'inherit' });
  }
  const found = findChromium();
  if (!found) throw new Refusal('The browser tests need Chromium: install it, or name it with CHROMIUM_PATH');
  return found;
}
