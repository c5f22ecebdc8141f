import { parseSync } from 'rolldown/utils';
import { isCommonJs } from './provided';

/** Stands for all exports of a package when the used names are unknown. */
export const EVERYTHING = '*';

type Names = Map<string, Set<string>>;

/** Any node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * Returns the names that a module uses from given packages: imports, re-exports, members of a whole module, `require`
 * and lazy imports.
 * @param code JavaScript
 */
export function takenNames(code: string, packages: readonly string[]): Names {
  const names: Names = new Map();
  if (!packages.some((key) => code.includes(key))) return names;
  const { errors, program } = parseSync('module.js', code);
  if (errors[0]) throw new Error(errors[0].message);
  const root = program as unknown as Node;
  const keyOf = (source: unknown) => packages.find((key) => isNode(source) && source['value'] === key);
  const take = (key: string, name: string) =>
    void names.set(key, (names.get(key) ?? new Set<string>()).add(name));
  /** Variables that hold a whole package. */
  const wholes = new Map<string, string>();
  const bind = (variable: string, key: string) => void wholes.set(variable, key);

  visit(root, (node, parent) => {
    const key = keyOf(node['source']);
    if (key) takeDeclared(node, key, take, bind);
    const required = isRequire(node) && keyOf((node['arguments'] as readonly Node[])[0]);
    if (required) takeRequired(node, parent, required, take, bind);
  });
  visit(root, (node, parent, field) => {
    const key = node.type === 'Identifier' && wholes.get(String(node['name']));
    if (key && isUse(parent, field)) take(key, memberOf(node, parent) ?? EVERYTHING);
  });
  return names;
}

type Take = (key: string, name: string) => void;

function takeDeclared(node: Node, key: string, take: Take, bind: Take): void {
  if (node.type === 'ExportAllDeclaration' || node.type === 'ImportExpression') return take(key, EVERYTHING);
  for (const specifier of (node['specifiers'] ?? []) as readonly Node[]) {
    const local = nameOf(specifier['local']);
    if (specifier.type === 'ImportSpecifier') take(key, nameOf(specifier['imported']));
    else if (specifier.type === 'ExportSpecifier') take(key, local);
    else if (specifier.type === 'ImportNamespaceSpecifier') bind(local, key);
    else {
      take(key, 'default');
      if (isCommonJs(key)) bind(local, key);
    }
  }
}

function takeRequired(node: Node, parent: Node | undefined, key: string, take: Take, bind: Take): void {
  const variable = parent?.type === 'VariableDeclarator' ? parent['id'] : undefined;
  if (isNode(variable) && variable.type === 'Identifier') return bind(nameOf(variable), key);
  take(key, memberOf(node, parent) ?? EVERYTHING);
}

/** Returns the member of a node that its parent reads, when it is static. */
function memberOf(node: Node, parent: Node | undefined): string | undefined {
  const property = parent?.['property'];
  if (parent?.type !== 'MemberExpression' || parent['object'] !== node || !isNode(property)) return undefined;
  if (!parent['computed']) return nameOf(property);
  return typeof property['value'] === 'string' ? property['value'] : undefined;
}

/** Returns whether an identifier is a use: declarations, members and keys are not. */
function isUse(parent: Node | undefined, field: string): boolean {
  if (!parent || /^Import\w*Specifier$/.test(parent.type)) return false;
  if (parent.type === 'VariableDeclarator' && field === 'id') return false;
  const isName = field === 'property' || (field === 'key' && !parent['shorthand']);
  return !isName || parent['computed'] === true;
}

function isRequire(node: Node): boolean {
  return node.type === 'CallExpression' && nameOf(node['callee']) === 'require';
}

/** Returns the name of an identifier or a string literal. */
function nameOf(node: unknown): string {
  return isNode(node) ? String(node['name'] ?? node['value']) : '';
}

function visit(
  node: Node,
  see: (node: Node, parent: Node | undefined, field: string) => void,
  parent?: Node,
  field = '',
): void {
  see(node, parent, field);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value])
      if (isNode(child)) visit(child, see, node, name);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
