import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * What the files of each group of folders may import besides their own group. A group is a folder at the top, or with
 * `name/*` each folder in it. Files that stand at the top, such as an app's entry, compose the groups and may import all.
 */
export type GroupRules = Readonly<Record<string, readonly string[]>>;

/** Imports and exports, also of types alone, lazy ones, and mocks of modules. */
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*|\bvi\.mock\(\s*)['"](\.[^'"]+)['"]/g;
/** What tests stand on; it may import all, and only tests may import it. */
const TESTING = 'testing';
const LEFT_OUT = /(^|\/)(node_modules|generated)\//;

/** Whether the rules hold for tests as well, or for what is built alone. */
type Files = 'with tests' | 'without tests';

/** The imports that the rules do not allow, as 'file imports module', both from the root. */
export function refusedImports(root: string, rules: GroupRules, files: Files = 'with tests'): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !LEFT_OUT.test(file) && (files === 'with tests' || !isTest(file)))
    .flatMap((file) =>
      importsOf(root, file)
        .filter((target) => !isAllowed(rules, file, target))
        .map((target) => `${file} imports ${target}`),
    )
    .sort();
}

/** The modules that a file imports by a relative path, from the root. */
function importsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, target = '']) =>
    relative(root, resolve(root, dirname(file), target)),
  );
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function isAllowed(rules: GroupRules, file: string, target: string): boolean {
  if (!file.includes('/') || target.startsWith('..')) return true;
  const from = groupOf(rules, file);
  const to = groupOf(rules, target);
  return (
    from === to ||
    from === TESTING ||
    (isTest(file) && to === TESTING) ||
    (rules[patternOf(rules, from)] ?? []).includes(to)
  );
}

/** 'features/tickets' for `features/*`, or else the folder at the top; a file at the top stands for itself. */
function groupOf(rules: GroupRules, path: string): string {
  const [top = '', next] = path.split('/');
  return `${top}/*` in rules && next ? `${top}/${next}` : top;
}

function patternOf(rules: GroupRules, group: string): string {
  return group in rules ? group : `${dirname(group)}/*`;
}
