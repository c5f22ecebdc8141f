import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

export type Engine = 'chrome' | 'safari' | 'firefox';
/** The oldest supported version of each engine. */
export type Line = Readonly<Record<Engine, number>>;

export const isBeyond = (from: Line, line: Line): boolean =>
  from.chrome > line.chrome || from.safari > line.safari || from.firefox > line.firefox;

/**
 * Returns names of static functions (`URL.parse`) and constructors (`URLPattern`) that a supported browser lacks, by
 * MDN's data. A scan of code cannot use the names of instance methods, because `format` or `check` occur in every
 * library.
 * @param kind `instance` without static functions, since `Response.json` is both, and with constructors of objects that
 * could not be constructed at first: `CSSStyleSheet.CSSStyleSheet`
 */
export function newerNames(line: Line, kind: 'all' | 'instance' = 'all'): ReadonlySet<string> {
  // 20 MB, and only a build reads it.
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
  const names = new Set<string>();
  for (const [owner, members] of Object.entries({ ...javascript['builtins'], ...api })) {
    if (owner === '__compat' || !/^[A-Z]/.test(owner)) continue;
    if (isLacking(members as Identifier, line)) names.add(owner);
    for (const [key, member] of Object.entries(members)) {
      const name = kind === 'all' ? key.replace(/_static$/, '') : key;
      const isNamed = /^[a-z]\w+$/.test(name) && !name.includes('_');
      const isConstructor = kind === 'instance' && key === owner;
      if ((isNamed || isConstructor) && isLacking(member as Identifier, line)) names.add(`${owner}.${name}`);
    }
  }
  return names;
}

function isLacking({ __compat }: Identifier, line: Line): boolean {
  if (!__compat) return false;
  const since = (engine: Engine) => {
    const support = __compat.support[engine];
    return Math.min(...[support ?? []].flat().map(versionOf));
  };
  return isBeyond({ chrome: since('chrome'), safari: since('safari'), firefox: since('firefox') }, line);
}

/** Features behind a flag or under another name do not count. */
function versionOf({ version_added: added, flags, prefix, alternative_name: other }: SimpleSupportStatement) {
  if (flags || prefix || other || !added || added === 'preview') return Infinity;
  return Number.parseFloat(added.replace('≤', ''));
}
