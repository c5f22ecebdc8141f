import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { filesBelow } from './compress';
import { cssBeyondLine } from './cssLine';
import { isBeyond, newerNames, type Engine, type Line } from './newerApis';

/** The line of the site, as `.browserslistrc` declares it. */
function readLine(): Line {
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
const LEFT_ALONE_FROM = { chrome: 98, safari: 16 };

/** The line as the bundler is told it. */
export const buildTargets = (): string[] => {
  const line = readLine();
  return targetsOf({
    ...line,
    chrome: Math.max(line.chrome, LEFT_ALONE_FROM.chrome),
    safari: Math.max(line.safari, LEFT_ALONE_FROM.safari),
  });
};

const targetsOf = (line: Line): string[] =>
  Object.entries(line).map(([engine, version]) => `${engine}${version}`);

interface Newer {
  readonly name: string;
  /** How it looks in minified code where it is used without a question whether it is there. */
  readonly use: RegExp;
  readonly since: Line;
}

const never = Infinity;
const since = (chrome: number, safari: number, firefox: number): Line => ({ chrome, safari, firefox });

/** Methods and globals around the line and after it whose names tell them apart; versions as in MDN's browser-compat-data. */
const NEWER: readonly Newer[] = [
  { name: 'toSorted and toReversed', use: /\.to(?:Sorted|Reversed|Spliced)\(/, since: since(110, 16, 115) },
  { name: 'Array.prototype.with', use: /[\w$)\]]\.with\(/, since: since(110, 16, 115) },
  { name: 'findLast', use: /\.findLast(?:Index)?\(/, since: since(97, 15.4, 104) },
  { name: 'at', use: /\.at\(-?\d+\)/, since: since(92, 15.4, 90) },
  { name: 'structuredClone', use: /(?<![\w$.])structuredClone\(/, since: since(98, 15.4, 94) },
  { name: 'throwIfAborted', use: /\.throwIfAborted\(/, since: since(100, 15.4, 97) },
  { name: 'crypto.randomUUID', use: /\.randomUUID\(/, since: since(92, 15.4, 95) },
  { name: 'requestSubmit', use: /\.requestSubmit\(/, since: since(76, 16, 75) },
  { name: 'isWellFormed', use: /\.(?:is|to)WellFormed\(/, since: since(111, 16.4, 119) },
  {
    name: 'Set methods',
    use: /\.(?:isSubsetOf|isSupersetOf|symmetricDifference)\(/,
    since: since(122, 17, 127),
  },
  { name: 'showPopover', use: /\.(?:show|hide|toggle)Popover\(/, since: since(114, 17, 125) },
  { name: 'lookbehind', use: /\(\?<[=!]/, since: since(62, 16.4, 78) },
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
  // For a request that was given up before it began: it fails either way.
  api: ['AbortSignal.abort'],
  // Loaded only where `at` is there.
  measureVitals: ['at'],
};

/** What code uses that browsers on the line lack, unless it asks first whether it is there. */
export function beyondLine(code: string, line: Line = readLine()): string[] {
  const known = NEWER.filter((one) => isBeyond(one.since, line) && one.use.test(code) && !asksFor(one, code));
  return [...known.map(({ name }) => name), ...staticsBeyond(code)];
}

let newer: ReadonlySet<string> | undefined;

function staticsBeyond(code: string): string[] {
  newer ??= newerNames(readLine());
  const calls = code.matchAll(/(?<![\w$.])(?:new ([A-Z]\w+)|([A-Z]\w*\.[a-z]\w*))(?=\()/g);
  const used = new Set([...calls].map(([, made, called]) => (made ?? called)!));
  return [...used].filter((name) => newer?.has(name) && !isAsked(name, code));
}

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

/**
 * What esbuild would rewrite and the line has: see `LEFT_ALONE_FROM`; and \\p of regular expressions, which it denies to Safari
 * because its scripts of Unicode are others than Chrome's.
 */
const KNOWN = {
  'optional-chain': true,
  'class-field': true,
  'class-static-field': true,
  'regexp-unicode-property-escapes': true,
};

/**
 * Where code has syntax that would have to be rewritten for the line: static blocks, flags and lookbehinds of regular expressions,
 * attributes of imports. The bundler has rewritten what it can, of libraries too; this finds what it left.
 */
export async function syntaxBeyondLine(code: string): Promise<string[]> {
  const write = async (target: string | string[]) => {
    const written = await transform(code, { format: 'esm', legalComments: 'none', supported: KNOWN, target });
    return written.code.split('\n');
  };
  try {
    const [asItIs, forLine] = await Promise.all([write('esnext'), write(targetsOf(readLine()))]);
    const at = asItIs.findIndex((text, index) => text !== forLine[index]);
    return at < 0 ? [] : [`syntax: ${asItIs[at]!.trim().slice(0, 120)}`];
  } catch (error) {
    return [`syntax: ${(error as Error).message}`];
  }
}

/** @throws when a built script, or the CSS in it, uses what a browser on the line lacks */
export async function checkBrowserLine(outDir: string): Promise<void> {
  for (const file of await filesBelow(outDir)) {
    if (!/\.m?js$/.test(file)) continue;
    const code = await readFile(join(outDir, file), 'utf8');
    const beyond = [...cssBeyondLine(code)];
    // What renders pages runs on the server.
    if (!file.startsWith('server/'))
      beyond.push(...beyondScripts(file, code), ...(await syntaxBeyondLine(code)));
    if (beyond.length > 0)
      throw new Error(`${file} uses what browsers of .browserslistrc lack: ${beyond.join(', ')}`);
  }
}

/** What a built file uses beyond the line without a good reason. A hash may have hyphens. */
export function beyondScripts(file: string, code: string): string[] {
  const [, chunk = ''] = /^assets\/(.+)-[\w-]{8}\.js$/.exec(file) ?? [];
  return beyondLine(code).filter((name) => !ACCOUNTED_FOR[chunk]?.includes(name));
}
