import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { findChromium, findWholeChromium, installDebian, needChromium } from './chromium';
import { WORKSPACE } from './workspace';

/** The browsers that the core of the site is tested in. */
export const ENGINES = ['chromium', 'chromium-109', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Returns the program of each installed engine. */
export function findEngines(): Partial<Record<EngineName, string>> {
  const found = {
    chromium: findChromium(),
    'chromium-109': findChromium109(),
    firefox: process.env['FIREFOX_PATH'] ?? FIREFOX.find(existsSync),
    webkit: findWebKit(),
  };
  return Object.fromEntries(Object.entries(found).filter(([, program]) => program !== undefined));
}

/**
 * Installs missing engines where possible.
 * @returns a line for each engine that is still missing and therefore not tested
 */
export function needEngines(): string[] {
  needChromium();
  if (!findWholeChromium()) installDebian('chromium');
  const found = findEngines();
  if (!found.firefox) installDebian('firefox-esr');
  // WebKitGTK needs a screen, so it gets a virtual one.
  if (!found.webkit) installDebian('webkit2gtk-driver', 'xvfb');
  const skipped = skippedEngines(findEngines());
  for (const line of skipped) console.log(`\n!! ${line}\n`);
  return skipped;
}

/** Returns a line for each missing engine. */
export function skippedEngines(found: ReturnType<typeof findEngines>): string[] {
  return ENGINES.filter((name) => !found[name]).map(
    (name) => `SKIPPED: nothing was tried in ${name}, which this machine does not have`,
  );
}

/** Returns Chromium 109, the last for Windows 7 and 8, from an npm package for Linux on x64. */
function findChromium109(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const program = join(WORKSPACE, 'node_modules/.cache/chromium-109/chromium');
  if (existsSync(program)) return program;
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const [packed] = globSync('bin/chromium.br', { cwd: join(dirname(entry), '..'), absolute: true });
  if (!packed) return undefined;
  mkdirSync(dirname(program), { recursive: true });
  // Written to a temporary name first, because several workers look for it.
  const part = `${program}.${process.pid}`;
  writeFileSync(part, brotliDecompressSync(readFileSync(packed)));
  chmodSync(part, 0o755);
  renameSync(part, program);
  return program;
}

/** Returns WebKitGTK's test browser, if its driver and a virtual screen are installed. */
function findWebKit(): string | undefined {
  const has = (program: string) => spawnSync('which', [program]).status === 0;
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  return browser && has('WebKitWebDriver') && has('Xvfb') ? browser : undefined;
}
