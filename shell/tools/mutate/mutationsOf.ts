import { parseSync } from 'rolldown/utils';

/** A change of one place in a source file that a test should notice. */
export interface Mutation {
  readonly kind: string;
  /** Where the replaced text begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A part of a program, as the parser tells it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

/** Functions and methods whose counterpart has the same arguments: of the language, and of queries. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  round: 'floor',
  ceil: 'floor',
  floor: 'ceil',
  eq: 'ne',
  ne: 'eq',
  lt: 'gte',
  lte: 'gt',
  gt: 'lte',
  gte: 'lt',
  and: 'or',
  or: 'and',
  inArray: 'notInArray',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
};

/** What only types consist of; these alone contain an expression that runs. */
const TYPED_EXPRESSIONS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/** Calls and errors whose texts people read: no test decides by them. */
const READ_BY_PEOPLE = /(?:^|\.)(?:openapi|describe|log|info|warn|error|\w*Error|Refusal)$/;

/**
 * Finds the one-line mutations of a TypeScript module: turned conditions and operators, numbers beside the given one,
 * early returns and calls that are left out, other literals.
 * @throws Error when the file cannot be parsed
 */
export function mutationsOf(file: string, code: string): readonly Mutation[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Mutation[] = [];
  visit(program as unknown as Node, (node) => found.push(...mutationsAt(node, code)));
  return found.filter(({ start, end }) => !code.slice(start, end).includes('\n'));
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) return node.forEach((each) => visit(each, see));
  if (!isNode(node)) return;
  const { type } = node;
  if (type.startsWith('Import')) return;
  if (type.startsWith('Export')) return visit(node['declaration'], see);
  if (TYPED_EXPRESSIONS.has(type)) return visit(node['expression'], isConst(node) ? numbersOnly(see) : see);
  if (type.startsWith('TS')) return;
  see(node);
  for (const [name, part] of Object.entries(node)) {
    if (!isLeftOut(node, name)) visit(part, see);
  }
}

const isConst = ({ typeAnnotation }: Node): boolean =>
  nameOf((typeAnnotation as Node | undefined)?.['typeName']) === 'const';

/** Other names in a list that is `as const` are found by the compiler, wherever one of them is used. */
const numbersOnly =
  (see: (node: Node) => void) =>
  (node: Node): void => {
    if (typeof node['value'] !== 'string') see(node);
  };

/** Keys of objects and members are names, and texts that people read are no decisions. */
function isLeftOut(node: Node, part: string): boolean {
  if (part === 'key' || part === 'property') return node['computed'] !== true;
  if (part === 'directive') return true;
  if (node.type === 'JSXAttribute') return part === 'value' && (node['value'] as Node)?.type === 'Literal';
  return part === 'arguments' && READ_BY_PEOPLE.test(nameOf(node['callee']));
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The dotted name of a function that is called; empty for any other expression. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return callee['name'] as string;
  return callee.type === 'MemberExpression' ? `.${nameOf(callee['property'])}` : '';
}

function mutationsAt(node: Node, code: string): Mutation[] {
  switch (node.type) {
    case 'IfStatement':
      return [...negated(node['test'] as Node, code), ...earlyReturn(node)];
    case 'ConditionalExpression':
      return negated(node['test'] as Node, code);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operator(node, code);
    case 'CallExpression':
      return counterpart(node['callee'] as Node, code);
    case 'ExpressionStatement':
      return call(node);
    case 'Literal':
      return literal(node);
    default:
      return [];
  }
}

function negated({ start, end }: Node, code: string): Mutation[] {
  return [{ kind: 'condition', start, end, replacement: `!(${code.slice(start, end)})` }];
}

function earlyReturn({ start, end, consequent, alternate }: Node): Mutation[] {
  if (alternate) return [];
  const { type, body } = consequent as Node;
  const only = type === 'BlockStatement' ? (body as Node[])[0] : (consequent as Node);
  const leaves = ['ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(only?.type ?? '');
  return leaves ? [{ kind: 'early return', start, end, replacement: '' }] : [];
}

function operator({ operator: written, left, right }: Node, code: string): Mutation[] {
  const other = OPERATORS[written as string];
  const between = { start: (left as Node).end, end: (right as Node).start };
  const text = code.slice(between.start, between.end);
  const at = between.start + text.indexOf(written as string);
  // A comment or a parenthesis may stand between; texts are joined, not added.
  const isText = [left, right].some(
    (side) => (side as Node).type === 'TemplateLiteral' || typeof (side as Node)['value'] === 'string',
  );
  if (!other || at < between.start || (isText && written === '+')) return [];
  return [{ kind: 'operator', start: at, end: at + (written as string).length, replacement: other }];
}

function counterpart(callee: Node, code: string): Mutation[] {
  const name = callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee;
  const other = COUNTERPARTS[name['name'] as string];
  // A limit of a schema is a number, which is mutated itself.
  const isRule = callee.type === 'MemberExpression' && /^(?:min|max)$/.test(name['name'] as string);
  if (name.type !== 'Identifier' || !other || (isRule && nameOf(callee['object']) !== 'Math')) return [];
  // A function that the file does not import would only fail, which any test notices.
  if (name === callee && !new RegExp(`\\b${other}\\b`).test(code)) return [];
  return [{ kind: 'counterpart', start: name.start, end: name.end, replacement: other }];
}

function call({ start, end, expression }: Node): Mutation[] {
  const { type, argument } = expression as Node;
  const called = type === 'AwaitExpression' ? (argument as Node).type : type;
  return called === 'CallExpression' ? [{ kind: 'call', start, end, replacement: ';' }] : [];
}

function literal({ start, end, value, raw }: Node): Mutation[] {
  const other = otherLiteral(value, raw as string);
  return other === undefined ? [] : [{ kind: 'literal', start, end, replacement: other }];
}

/** Texts with a space are for people. */
function otherLiteral(value: unknown, raw: string): string | undefined {
  if (typeof value === 'boolean') return String(!value);
  if (typeof value === 'number') return String(value + 1);
  if (typeof value !== 'string' || /\s/.test(value)) return undefined;
  return value === '' ? `${raw[0]}mutated${raw[0]}` : `${raw[0]}${raw[0]}`;
}
