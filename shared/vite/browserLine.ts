import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { filesBelow } from './compress';
import { cssBeyondLine } from './cssLine';
import { isBeyond, newerNames, type Engine, type Line } from './newerApis';

/** The package has a copy of the workspace's. */
const DECLARED = ['../.browserslistrc', '../../.browserslistrc'].map((file) =>
  join(import.meta.dirname, file),
);

/** Reads the supported browsers from `.browserslistrc`. */
export function declaredLine(): Line {
  const declared = readFileSync(DECLARED.find(existsSync) ?? '.browserslistrc', 'utf8').split('\n');
  const from = (engine: Engine): number => {
    const version = declared.find((entry) => entry.startsWith(`${engine} >= `))?.split(' >= ')[1];
    if (!version) throw new Error(`The .browserslistrc has no version of ${engine}`);
    return Number(version);
  };
  return { chrome: from('chrome'), safari: from('safari'), firefox: from('firefox') };
}

/**
 * From these versions on the bundler keeps `?.` and class fields. Older browsers have both, each with one bug (optional
 * calls with a spread argument; function names in static fields), and rewriting every use would add kilobytes to a
 * first visit.
 */
const LEFT_ALONE_FROM = { chrome: 98, safari: 16 };

/** Returns the supported browsers in the bundler's notation. */
export const buildTargets = (): string[] => {
  const line = declaredLine();
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
  /** Matches minified code that uses it without feature detection. */
  readonly use: RegExp;
  readonly since: Line;
}

const never = Infinity;
const since = (chrome: number, safari: number, firefox: number): Line => ({ chrome, safari, firefox });

/**
 * Methods and globals with distinctive names from versions near the limit. Versions are from MDN's browser-compat-data.
 */
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

/** Accepted uses in chunks, by the start of their names. */
const ACCOUNTED_FOR: Readonly<Record<string, readonly string[]>> = {
  // A polyfill is installed before the sign-in library loads (shell/src/auth/olderBrowsers.ts). It uses UUIDs only for
  // DPoP, which is off.
  AuthHost: [
    'structuredClone',
    'AbortSignal.timeout',
    'throwIfAborted',
    'Object.hasOwn',
    'crypto.randomUUID',
  ],
  // For a request that was aborted before it began, which fails either way.
  api: ['AbortSignal.abort'],
  // Called only where `at` exists.
  watchVisit: ['at'],
};

/** Returns APIs that the code uses without feature detection and that a supported browser lacks. */
export function beyondLine(code: string, line: Line = declaredLine()): string[] {
  const found = NEWER.filter((one) => isBeyond(one.since, line) && one.use.test(code) && !asksFor(one, code));
  return [...found.map(({ name }) => name), ...staticsBeyond(code)];
}

let newer: ReadonlySet<string> | undefined;

function staticsBeyond(code: string): string[] {
  newer ??= newerNames(declaredLine());
  const calls = code.matchAll(/(?<![\w$.])(?:new ([A-Z]\w+)|([A-Z]\w*\.[a-z]\w*))(?=\()/g);
  const used = new Set([...calls].map(([, made, called]) => (made ?? called)!));
  return [...used].filter((name) => newer?.has(name) && !isAsked(name, code));
}

/** Feature detection mentions the API without calling it: `URL.parse?…`, `typeof URL.canParse`, `'showPopover' in`. */
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
 * Syntax that esbuild would rewrite although the browsers support it (see `LEFT_ALONE_FROM`), and \\p in regular
 * expressions, which esbuild rejects for Safari because its Unicode scripts differ from Chrome's.
 */
const KNOWN = {
  'optional-chain': true,
  'class-field': true,
  'class-static-field': true,
  'regexp-unicode-property-escapes': true,
};

/**
 * Returns syntax that supported browsers lack: static blocks, regular expression flags and lookbehinds, import
 * attributes. The bundler has already rewritten what it can, also in libraries.
 */
export async function syntaxBeyondLine(code: string): Promise<string[]> {
  const write = async (target: string | string[]) => {
    const written = await transform(code, { format: 'esm', legalComments: 'none', supported: KNOWN, target });
    return written.code.split('\n');
  };
  try {
    const [asItIs, forLine] = await Promise.all([write('esnext'), write(targetsOf(declaredLine()))]);
    const at = asItIs.findIndex((text, index) => text !== forLine[index]);
    return at < 0 ? [] : [`syntax: ${asItIs[at]!.trim().slice(0, 120)}`];
  } catch (error) {
    return [`syntax: ${(error as Error).message}`];
  }
}

/** Checks the built scripts and the CSS in them. @throws when one uses what a supported browser lacks */
export async function checkBrowserLine(outDir: string): Promise<void> {
  for (const file of await filesBelow(outDir)) {
    if (!/\.m?js$/.test(file)) continue;
    const code = await readFile(join(outDir, file), 'utf8');
    const beyond = [...cssBeyondLine(code)];
    // The render module runs on the server.
    if (!file.startsWith('server/'))
      beyond.push(...beyondScripts(file, code), ...(await syntaxBeyondLine(code)));
    if (beyond.length > 0)
      throw new Error(`${file} uses what browsers of .browserslistrc lack: ${beyond.join(', ')}`);
  }
}

/** Returns the uses in a built file that are not accepted exceptions. A hash may contain hyphens. */
export function beyondScripts(file: string, code: string): string[] {
  const [, chunk = ''] = /^assets\/(.+)-[\w-]{8}\.js$/.exec(file) ?? [];
  return beyondLine(code).filter((name) => !ACCOUNTED_FOR[chunk]?.includes(name));
}
