import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { remoteNames, WORKSPACE } from '../workspace/workspace';

const ROOTS = ['shell', 'shared/src', 'backend/src', ...remoteNames().map((name) => `${name}/src`)];
const LEFT_OUT = /(^|\/)(node_modules|dist|dist\.part|e2e|samples|generated|testing)(\/|$)|\.test\.tsx?$/;
const IMPORT = /^(?:import|export)\s[^;]*?from\s+'(\.[^']+)'/gm;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which folder imports from which, by the relative imports of their files. Types count: they too are read together. */
function folderGraph(root: string): Graph {
  const top = join(WORKSPACE, root);
  const graph = new Map<string, Set<string>>();
  for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
    const file = relative(top, join(entry.parentPath, entry.name));
    if (!entry.isFile() || !/\.tsx?$/.test(file) || LEFT_OUT.test(file)) continue;
    const from = dirname(file);
    const edges = graph.get(from) ?? new Set<string>();
    graph.set(from, edges);
    for (const [, target = ''] of readFileSync(join(top, file), 'utf8').matchAll(IMPORT)) {
      const to = relative(top, folderOf(resolve(top, from, target))) || '.';
      if (to !== from && !to.startsWith('..')) edges.add(to);
    }
  }
  return graph;
}

/** The folder that an import leads into: a folder itself is entered by its index. */
function folderOf(target: string): string {
  return statSync(target, { throwIfNoEntry: false })?.isDirectory() ? target : dirname(target);
}

/** Folders that reach each other, as pairs. */
function circles(graph: Graph): string[] {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachable(graph, folder)]));
  return [...reach]
    .flatMap(([one, others]) =>
      [...others]
        .filter((other) => one < other && reach.get(other)?.has(one))
        .map((other) => `${one} and ${other}`),
    )
    .sort();
}

function reachable(graph: Graph, from: string): Set<string> {
  const seen = new Set<string>();
  const open = [...(graph.get(from) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return seen;
}

it('sees a circle', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['a'])],
  ]);
  expect(circles(graph)).toEqual(['a and b', 'a and c', 'b and c']);
});

it.each(ROOTS)('the folders of %s import in no circle', (root) => {
  expect(circles(folderGraph(root))).toEqual([]);
});
