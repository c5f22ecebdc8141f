import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './compress';

type Engine = 'chrome' | 'safari' | 'firefox';
/** The first versions of the engines. */
type Line = Readonly<Record<Engine, number>>;

/** The line of the site, as `.browserslistrc` declares it. */
export function readLine(): Line {
  const declared = readFileSync(join(import.meta.dirname, '../../.browserslistrc'), 'utf8').split('\n');
  const from = (engine: Engine): number => {
    const version = declared.find((entry) => entry.startsWith(`${engine} >= `))?.split(' >= ')[1];
    if (!version) throw new Error(`The .browserslistrc does not say from when ${engine} is served`);
    return Number(version);
  };
  return { chrome: from('chrome'), safari: from('safari'), firefox: from('firefox') };
}

/**
 * From here on the bundler leaves `?.` and fields of classes as they are. Browsers have both for longer, each with one
 * mistake (a call of what may be missing with a spread before its last value; the name of a function in a static field), for
 * which every use would be rewritten: kilobytes of a first visit.
 */
const LEFT_ALONE_FROM: Partial<Line> = { chrome: 98, safari: 16 };

/** The line as the bundler is told it. */
export const buildTargets = (): string[] =>
  (Object.entries(readLine()) as [Engine, number][]).map(
    ([engine, version]) => `${engine}${Math.max(version, LEFT_ALONE_FROM[engine] ?? 0)}`,
  );

interface Newer {
  readonly name: string;
  /** How it looks in minified code where it is used without a question whether it is there. */
  readonly use: RegExp;
  readonly since: Line;
}

const never = Infinity;
const since = (chrome: number, safari: number, firefox: number): Line => ({ chrome, safari, firefox });

/** What browsers have learned around the line and after it; versions as in MDN's browser-compat-data. */
const NEWER: readonly Newer[] = [
  { name: 'toSorted and toReversed', use: /\.to(?:Sorted|Reversed|Spliced)\(/, since: since(110, 16, 115) },
  { name: 'Array.prototype.with', use: /[\w$)\]]\.with\(/, since: since(110, 16, 115) },
  { name: 'findLast', use: /\.findLast(?:Index)?\(/, since: since(97, 15.4, 104) },
  { name: 'at', use: /\.at\(-?\d+\)/, since: since(92, 15.4, 90) },
  { name: 'Object.hasOwn', use: /\bObject\.hasOwn\(/, since: since(93, 15.4, 92) },
  { name: 'Object.groupBy', use: /\b(?:Object|Map)\.groupBy\(/, since: since(117, 17.4, 119) },
  { name: 'Array.fromAsync', use: /\bArray\.fromAsync\(/, since: since(121, 16.4, 115) },
  { name: 'URL.canParse', use: /\bURL\.canParse\(/, since: since(120, 17, 115) },
  { name: 'URL.parse', use: /\bURL\.parse\(/, since: since(126, 18, 126) },
  { name: 'structuredClone', use: /(?<![\w$.])structuredClone\(/, since: since(98, 15.4, 94) },
  { name: 'AbortSignal.timeout', use: /\bAbortSignal\.timeout\(/, since: since(103, 16, 100) },
  { name: 'AbortSignal.any', use: /\bAbortSignal\.any\(/, since: since(116, 17.4, 124) },
  { name: 'throwIfAborted', use: /\.throwIfAborted\(/, since: since(100, 15.4, 97) },
  { name: 'Promise.withResolvers', use: /\bPromise\.withResolvers\(/, since: since(119, 17.4, 121) },
  { name: 'Promise.try', use: /\bPromise\.try\(/, since: since(128, 18.2, 134) },
  { name: 'crypto.randomUUID', use: /\.randomUUID\(/, since: since(92, 15.4, 95) },
  { name: 'requestSubmit', use: /\.requestSubmit\(/, since: since(76, 16, 75) },
  { name: 'isWellFormed', use: /\.(?:is|to)WellFormed\(/, since: since(111, 16.4, 119) },
  {
    name: 'Set methods',
    use: /\.(?:isSubsetOf|isSupersetOf|symmetricDifference)\(/,
    since: since(122, 17, 127),
  },
  { name: 'showPopover', use: /\.(?:show|hide|toggle)Popover\(/, since: since(114, 17, 125) },
  { name: 'a static block', use: /[{};]static\s*\{/, since: since(94, 16.4, 93) },
  { name: 'lookbehind', use: /\(\?<[=!]/, since: since(62, 16.4, 78) },
  { name: 'fromBase64', use: /\bUint8Array\.from(?:Base64|Hex)\(/, since: since(140, 18.2, 133) },
  { name: 'scheduler.yield', use: /\bscheduler\.yield\(/, since: since(129, never, 142) },
];

/** What chunks use with good reason, by the start of their names. */
const ACCOUNTED_FOR: Readonly<Record<string, readonly string[]>> = {
  // Filled in before the sign-in library begins (shell/src/auth/olderBrowsers.ts); it names UUIDs for DPoP alone, which is off.
  AuthHost: [
    'structuredClone',
    'AbortSignal.timeout',
    'throwIfAborted',
    'Object.hasOwn',
    'crypto.randomUUID',
  ],
  // Loaded only where `at` is there.
  measureVitals: ['at'],
};

/** What code uses that browsers on the line lack, unless it asks first whether it is there. */
export function beyondLine(code: string, line: Line = readLine()): string[] {
  return NEWER.filter((one) => isBeyond(one.since, line) && one.use.test(code) && !asksFor(one, code)).map(
    ({ name }) => name,
  );
}

const isBeyond = (from: Line, line: Line): boolean =>
  from.chrome > line.chrome || from.safari > line.safari || from.firefox > line.firefox;

/** Code that asks names the API apart from calling it: `URL.parse?…`, `typeof URL.canParse`, `'showPopover' in`. */
function asksFor({ use }: Newer, code: string): boolean {
  const names = [...code.matchAll(new RegExp(use, 'g'))].map(([called]) => called.replace(/^\.|\($/g, ''));
  return [...new Set(names)].filter((name) => /^[\w.]+$/.test(name)).some((name) => isAsked(name, code));
}

function isAsked(name: string, code: string): boolean {
  const last = name.split('.').pop() ?? name;
  const asks = [`${name}?`, `${name}==`, `?.${last}==`, `typeof ${name}`, `\`${last}\`in`, `\`${last}\` in`];
  return asks.some((ask) => code.includes(ask));
}

/** @throws when a built script uses what a browser on the line lacks */
export async function checkBrowserLine(outDir: string): Promise<void> {
  const line = readLine();
  for (const file of await filesBelow(outDir)) {
    if (!/^assets\/.*\.js$/.test(file)) continue;
    const [, chunk = ''] = /^assets\/(.+)-[^-]{8}\.js$/.exec(file) ?? [];
    const beyond = beyondLine(await readFile(join(outDir, file), 'utf8'), line).filter(
      (name) => !ACCOUNTED_FOR[chunk]?.includes(name),
    );
    if (beyond.length > 0)
      throw new Error(`${file} uses what browsers of .browserslistrc lack: ${beyond.join(', ')}`);
  }
}
