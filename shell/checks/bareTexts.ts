import { parseAst } from 'rolldown/parseAst';

/** A node of the parser's JSX tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** A place that breaks on a translated page. */
export interface BareText {
  readonly line: number;
  readonly why: string;
}

/** The kind of an element's child: text or element, always or conditionally. `other` is only known at run time. */
type Kind = 'none' | 'element' | 'element now and then' | 'text' | 'text now and then' | 'other';

const TEXTS: readonly Kind[] = ['text', 'text now and then'];
const ELEMENTS: readonly Kind[] = ['element', 'element now and then', 'none'];

/**
 * Finds bare text beside conditional siblings. A translator replaces text nodes by elements; when React then removes
 * the original text, or inserts before it, the page breaks.
 * @param code a module with JSX
 */
export function bareTexts(code: string): BareText[] {
  const found: BareText[] = [];
  const note = (node: Node, why: string) =>
    found.push({ line: code.slice(0, node.start).split('\n').length, why });
  visit(parseAst(code, { lang: 'tsx' }) as unknown as Node, (node) => {
    if (isMixedMap(node)) note(node, 'some items of a list are text, others elements');
    if (!isJsx(node)) return;
    const kinds = (node['children'] as Node[]).map(kindOfChild).filter((kind) => kind !== 'none');
    if (kinds.length < 2) return;
    const first = kinds.indexOf('element now and then');
    if (kinds.includes('text now and then')) note(node, 'text comes and goes beside other children');
    else if (first >= 0 && kinds.slice(first).includes('text'))
      note(node, 'an element comes and goes before text');
  });
  return found;
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) return node.forEach((each) => visit(each, see));
  if ('type' in node) see(node as Node);
  for (const part of Object.values(node)) visit(part, see);
}

const isJsx = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment';

function kindOfChild(child: Node): Kind {
  if (child.type === 'JSXExpressionContainer') return kindOf(child['expression'] as Node);
  if (child.type !== 'JSXText') return 'element';
  return /\S|^ +$/.test(child['value'] as string) ? 'text' : 'none';
}

function kindOf(node: Node): Kind {
  if (isJsx(node)) return 'element';
  const side = (name: string) => kindOf(node[name] as Node);
  switch (node.type) {
    case 'ParenthesizedExpression':
      return side('expression');
    case 'JSXEmptyExpression':
      return 'none';
    case 'Literal':
      return typeof node['value'] === 'string' || typeof node['value'] === 'number' ? 'text' : 'none';
    case 'TemplateLiteral':
      return 'text';
    case 'LogicalExpression':
      return node['operator'] === '&&' ? nowAndThen(side('right')) : 'other';
    case 'ConditionalExpression':
      return either(side('consequent'), side('alternate'));
    case 'CallExpression':
      return nowAndThen(itemOfMap(node) ? kindOf(itemOfMap(node) as Node) : 'other');
    default:
      return 'other';
  }
}

function nowAndThen(kind: Kind): Kind {
  if (kind === 'text') return 'text now and then';
  return kind === 'element' ? 'element now and then' : kind;
}

function either(one: Kind, other: Kind): Kind {
  const both = [one, other];
  if (both.every((kind) => kind === 'text')) return 'text';
  if (both.some((kind) => TEXTS.includes(kind)))
    return both.some((kind) => ELEMENTS.includes(kind)) ? 'text now and then' : 'other';
  return both.every((kind) => ELEMENTS.includes(kind)) ? 'element now and then' : 'other';
}

/** Returns the expression that a call of `map` returns for each item, if it is one. */
function itemOfMap(node: Node): Node | undefined {
  const callee = node['callee'] as Node;
  const name = (callee['property'] as { name?: string } | undefined)?.name;
  const body = (node['arguments'] as Node[])[0]?.['body'] as Node | undefined;
  return name === 'map' && body && body.type !== 'BlockStatement' ? body : undefined;
}

function isMixedMap(node: Node): boolean {
  const item = node.type === 'CallExpression' ? itemOfMap(node) : undefined;
  if (item?.type !== 'ConditionalExpression') return false;
  const kinds = [item['consequent'], item['alternate']].map((side) => kindOf(side as Node));
  const other = kinds.find((kind) => kind !== 'element');
  // A variable beside an element: elements of lists have keys, which text cannot have.
  return kinds.includes('element') && other !== undefined && !ELEMENTS.includes(other);
}
