import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

/** A name that a module imports from another one; `*` means all of them. */
export interface Taken {
  readonly specifier: string;
  readonly name: string;
}

/** A top-level statement: its declarations, its identifiers, and what it imports when it runs. */
export interface Statement {
  readonly declares: ReadonlySet<string>;
  readonly mentions: ReadonlySet<string>;
  readonly loads: readonly Taken[];
}

/** The names of a module. */
export interface ModuleNames {
  /** By local name. */
  readonly imports: ReadonlyMap<string, Taken>;
  /** Re-exports; `as` is the exported name, `*` for all of them. */
  readonly passedOn: readonly (Taken & { readonly as: string })[];
  /** Local names by exported name. */
  readonly exports: ReadonlyMap<string, { readonly local: string; readonly type: boolean }>;
  readonly statements: readonly Statement[];
}

/** The used parts of the syntax tree. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Reads a module's names. @throws when the file is not TypeScript */
export function namesOf(file: string): ModuleNames {
  const { errors, module, program } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName, localName }) => {
      const name = importName.name ?? (importName.kind === 'Default' ? 'default' : '*');
      return [localName.value, { specifier: moduleRequest.value, name }] as const;
    }),
  );
  const passedOn = exported.flatMap(({ moduleRequest, importName, exportName }) =>
    moduleRequest
      ? [{ as: exportName.name ?? '*', specifier: moduleRequest.value, name: importName.name ?? '*' }]
      : [],
  );
  const own = exported.flatMap(({ moduleRequest, exportName, localName, isType }) =>
    moduleRequest || !exportName.name
      ? []
      : [[exportName.name, { local: localName.name ?? exportName.name, type: isType }] as const],
  );
  return {
    imports: new Map(imports),
    passedOn,
    exports: new Map(own),
    statements: nodesIn(program.body)
      .filter(({ type }) => type !== 'ImportDeclaration')
      .map(readStatement),
  };
}

function readStatement(node: Node): Statement {
  const mentions = new Set<string>();
  const loads: Taken[] = [];
  collect(node, mentions, loads);
  return { declares: new Set(declared(node)), mentions, loads };
}

/** Returns the names that a statement declares. */
function declared(node: Node): string[] {
  if (node.type === 'ExportNamedDeclaration') return nodesIn(node.declaration).flatMap(declared);
  if (node.type !== 'VariableDeclaration') return nodesIn(node.id).flatMap(bound);
  return nodesIn(node.declarations).flatMap(({ id }) => nodesIn(id).flatMap(bound));
}

/** Returns the names in a pattern such as `{ a, b: [c] }`. */
function bound(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  const inside = [pattern.properties, pattern.elements, pattern.value, pattern.argument, pattern.left];
  return inside.flatMap((part) => nodesIn(part).flatMap(bound));
}

function collect(node: Node, mentions: Set<string>, loads: Taken[]): void {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') mentions.add(String(node.name));
  const lazy = lazyImport(node);
  if (lazy) loads.push(...lazy.taken);
  for (const [key, part] of Object.entries(node)) {
    // The b of `a.b` and of `{ b: 1 }` is not a name of the module.
    if ((key === 'property' || key === 'key') && node.computed === false && node.shorthand !== true) continue;
    if (lazy?.whole && key === 'callee') continue;
    for (const inner of nodesIn(part)) collect(inner, mentions, loads);
  }
}

/** Returns the names of a lazy import: all for `import('x')`, or `a` for `import('x').then((m) => m.a)`. */
function lazyImport(node: Node): { readonly taken: readonly Taken[]; readonly whole: boolean } | undefined {
  const direct = specifierOf(node);
  if (direct) return { taken: [{ specifier: direct, name: '*' }], whole: false };
  const [callee] = nodesIn(node.callee);
  const specifier = callee && nodesIn(callee.object).map(specifierOf)[0];
  if (node.type !== 'CallExpression' || !specifier) return undefined;
  const [then] = nodesIn(node.arguments);
  const [param] = nodesIn(then?.params);
  const names = then && param?.type === 'Identifier' ? membersOf(String(param.name), then) : ['*'];
  return { taken: names.map((name) => ({ specifier, name })), whole: true };
}

function specifierOf(node: Node): string | undefined {
  const [source] = node.type === 'ImportExpression' ? nodesIn(node.source) : [];
  return typeof source?.value === 'string' ? source.value : undefined;
}

/** Returns the `b` of every `a.b`. */
function membersOf(object: string, node: Node): string[] {
  const [of] = nodesIn(node.object);
  const [property] = nodesIn(node.property);
  const here = of?.type === 'Identifier' && of.name === object && property ? [String(property.name)] : [];
  return [
    ...here,
    ...Object.values(node).flatMap((part) => nodesIn(part).flatMap((one) => membersOf(object, one))),
  ];
}

function nodesIn(part: unknown): Node[] {
  const parts: readonly unknown[] = Array.isArray(part) ? part : [part];
  return parts.filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one);
}
