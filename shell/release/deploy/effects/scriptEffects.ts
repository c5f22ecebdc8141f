import { Visitor, type ESTree } from 'rolldown/utils';
import { refused, reported, type EffectIn } from './effect';
import { hasFont } from './styleEffects';

/** The start of all names in the browser's storage. */
const STORED = 'school:';

/** The global object's own names. */
const ITSELF = new Set(['window', 'globalThis', 'self']);
const STORAGES = new Set(['localStorage', 'sessionStorage']);
/** Written by Module Federation, which gives every remote and the shell the same shared packages. */
const FEDERATION = /^(__mf_|__FEDERATION__|__VUE_HMR_RUNTIME__$)/;
/** A navigation is no effect, and the frame sets its own title. */
const ALLOWED = /^(document\.)?(location\b|title$)/;
/** State of the page's elements; a library that covers the page changes it while it does. */
const PAGE_STATE = /^document\.(body|documentElement)\./;
/** Functions that write into their first argument. */
const WRITERS =
  /^(Object\.(assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(set|defineProperty|deleteProperty|setPrototypeOf))$/;

/** An unknown part of a path. */
const UNKNOWN = '…';
/** Names that a function writes from an object. */
const ANY = '*';

/**
 * Returns which globals a script writes by name, which listeners it leaves on the window or document, and which names
 * it stores outside of the site's prefix. Aliases and names that are computed at run time are unknown; a browser test
 * compares the page before and after a visit.
 */
export function scriptEffects(program: ESTree.Program): EffectIn[] {
  const bound = new Set<string>(['arguments']);
  const constants = new Map<string, string[]>();
  const written: { path: readonly string[]; how: string }[] = [];
  const stored: ESTree.Node[] = [];
  const listeners: ESTree.CallExpression[] = [];
  const effects: EffectIn[] = [];
  let hasRemovals = false;

  const bind = (node: unknown) => namesIn(node).forEach((name) => bound.add(name));
  const bindFunction = ({ id, params }: ESTree.Function | ESTree.ArrowFunctionExpression) =>
    bind([id, params]);
  const write = (node: ESTree.Node, how = 'writes', more: readonly string[] = []) => {
    const path = pathOf(node);
    if (path) written.push({ path: [...path, ...more], how });
  };

  new Visitor({
    VariableDeclarator({ id, init }) {
      bind(id);
      const text = startOf(init);
      if (id.type === 'Identifier' && text) constants.set(id.name, [...(constants.get(id.name) ?? []), text]);
    },
    FunctionDeclaration: bindFunction,
    FunctionExpression: bindFunction,
    ArrowFunctionExpression: bindFunction,
    ClassDeclaration: ({ id }) => bind(id),
    ClassExpression: ({ id }) => bind(id),
    CatchClause: ({ param }) => bind(param),
    ImportDeclaration: ({ specifiers }) => bind(specifiers.map(({ local }) => local)),
    AssignmentExpression: ({ left }) => write(left),
    UpdateExpression: ({ argument }) => write(argument),
    UnaryExpression: ({ operator, argument }) => void (operator === 'delete' && write(argument, 'deletes')),
    CallExpression(node) {
      const path = pathOf(node.callee) ?? [];
      const name = path.at(-1) ?? '';
      const [first, second] = node.arguments;
      if (WRITERS.test(path.join('.')) && first) write(first, 'writes', [startOf(second) ?? ANY]);
      if (STORAGES.has(path.at(-2) ?? '') && /^(set|remove)Item$/.test(name) && first) stored.push(first);
      if (STORAGES.has(path.at(-2) ?? '') && name === 'clear') effects.push(refused(`clears ${path.at(-2)}`));
      if (name === 'addEventListener' && isOfPage(path) && !ends(node.arguments[2])) listeners.push(node);
      if (path.join('.') === 'document.fonts.add') effects.push(refused('adds a font (document.fonts)'));
    },
    MemberExpression(node) {
      const name = memberOf(node);
      if (name === 'removeEventListener') hasRemovals = true;
      if (
        name === 'adoptedStyleSheets' &&
        (pathOf(node.object)?.at(-1) ?? memberOf(node.object))?.endsWith('ocument')
      )
        effects.push(refused('changes document.adoptedStyleSheets'));
    },
    NewExpression: ({ callee }) =>
      void (pathOf(callee)?.at(-1) === 'FontFace' && effects.push(refused('makes a font (FontFace)'))),
    Literal: ({ value }) =>
      void (
        typeof value === 'string' &&
        hasFont(value) &&
        effects.push(refused('declares a font (@font-face)'))
      ),
    TemplateElement: ({ value }) =>
      void (hasFont(value.raw) && effects.push(refused('declares a font (@font-face)'))),
  }).visit(program);

  const resolve = (name: string): readonly string[] =>
    name.startsWith('[') ? (constants.get(name.slice(1)) ?? []) : [name];
  const names = stored.flatMap((node) => {
    const text = startOf(node);
    return text
      ? [text]
      : node.type === 'Identifier'
        ? (constants.get(node.name) ?? [])
        : startIn(node, constants);
  });
  return [
    ...effects,
    ...names.filter((name) => !name.startsWith(STORED)).map(storedOutside),
    ...written
      .filter(({ path }) => !bound.has(path[0] ?? ''))
      .flatMap(({ path, how }) => writeEffects(path, how, resolve)),
    ...(hasRemovals
      ? []
      : listeners.map((call) => reported(`never removes its listener for ${nameOfEvent(call)}`))),
  ];
}

const storedOutside = (name: string): EffectIn =>
  refused(`stores ${name}, but names in storage begin with ${STORED}`);

function writeEffects(
  path: readonly string[],
  how: string,
  resolve: (name: string) => readonly string[],
): EffectIn[] {
  const inner = path.filter((name, index) => index > 0 || !ITSELF.has(name));
  const [first = UNKNOWN, ...others] = inner;
  const heads = resolve(first);
  if (heads.some((head) => FEDERATION.test(head))) return [];
  const [head = UNKNOWN] = heads;
  if (STORAGES.has(head)) {
    const [name = UNKNOWN] = others;
    return name.startsWith(STORED) ? [] : [storedOutside(name)];
  }
  const title = [head, ...others].map((name) => (name.startsWith('[') ? UNKNOWN : name)).join('.');
  if (ALLOWED.test(title)) return [];
  return [
    PAGE_STATE.test(title) || head === UNKNOWN
      ? reported(`${how} ${title}`)
      : refused(`${how} ${path.length > inner.length ? 'window.' : ''}${title}`),
  ];
}

/** Returns the names from a variable to a member. A computed name that is a variable begins with `[`. */
function pathOf(node: ESTree.Node): string[] | undefined {
  if (node.type === 'ChainExpression') return pathOf(node.expression);
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression') return undefined;
  const path = pathOf(node.object);
  return path && [...path, memberOf(node) ?? UNKNOWN];
}

function memberOf(node: ESTree.Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const { property, computed } = node;
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return startOf(property) ?? (property.type === 'Identifier' ? `[${property.name}` : undefined);
}

/** Returns the fixed text that a value begins with. */
function startOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked || undefined;
  if (node?.type === 'BinaryExpression' && node.operator === '+') return startOf(node.left);
  return undefined;
}

/** The same where the text is a constant. */
function startIn(node: ESTree.Node, constants: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const start =
    node.type === 'BinaryExpression'
      ? node.left
      : node.type === 'TemplateLiteral'
        ? node.expressions[0]
        : undefined;
  return start?.type === 'Identifier' ? (constants.get(start.name) ?? []) : [];
}

function isOfPage(path: readonly string[]): boolean {
  return path.length === 1 || (path.length === 2 && (ITSELF.has(path[0] ?? '') || path[0] === 'document'));
}

/** Returns whether a listener's options end it. */
function ends(options: ESTree.Node | undefined): boolean {
  return (
    options?.type === 'ObjectExpression' &&
    options.properties.some(
      (one) =>
        one.type === 'Property' && one.key.type === 'Identifier' && /^(signal|once)$/.test(one.key.name),
    )
  );
}

const nameOfEvent = ({ arguments: [event] }: ESTree.CallExpression): string => startOf(event) ?? 'an event';

/** Returns the variables of a pattern, such as a parameter. */
function namesIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn);
  const node = pattern as { readonly type?: string; readonly [field: string]: unknown } | null | undefined;
  switch (node?.type) {
    case 'Identifier':
      return [String(node['name'])];
    case 'ObjectPattern':
      return namesIn(node['properties']);
    case 'Property':
      return namesIn(node['value']);
    case 'ArrayPattern':
      return namesIn(node['elements']);
    case 'AssignmentPattern':
      return namesIn(node['left']);
    case 'RestElement':
      return namesIn(node['argument']);
    default:
      return [];
  }
}
