import { parseAst } from 'rolldown/parseAst';

/** A node of the parser's tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** A text that a module shows, with `…` where it inserts a value. */
export interface WrittenText {
  readonly line: number;
  readonly text: string;
}

const VALUE = '…';

/** Nodes without texts for visitors: style sheets, imports, types, and errors for developers. */
const SKIPPED = /^(TaggedTemplateExpression|Import\w+|TS(?!AsExpression|SatisfiesExpression|NonNull)\w+)$/;

/** Elements whose text continues the sentence around them. */
const INLINE = /^(a|b|bdi|br|code|em|i|small|span|strong|time|\w*Link|\w*Text)$/;

/** Markup, style sheets, notation and paths. */
const CODE =
  /[{}<>=|[\]_]|\d,\d|\d[a-z]+ \d|\b(?:rotate|scale|translate)\b|\bx[A-Z]\w+ \w+$|^[a-z-]+\/[a-z]|^[.:#@*]|gradient\(|^M\d/u;

/**
 * Returns the texts of a module: what JSX elements contain, and strings of two and more words.
 * @param code a module
 * @param lang its language; an arrow function with a type parameter is not valid in `tsx`
 */
export function writtenTexts(code: string, lang: 'ts' | 'tsx'): WrittenText[] {
  const found: WrittenText[] = [];
  const note = ({ start }: Node, text: string): void => {
    const plain = text.replaceAll(/\s+/gu, ' ').trim();
    if (!/\p{L}{2}/u.test(plain) || CODE.test(plain)) return;
    found.push({ line: code.slice(0, start).split('\n').length, text: plain });
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const one = node as Node;
    if (SKIPPED.test(one.type) || isError(one)) return;
    if (childrenOf(one)?.some(({ type, value }) => type === 'JSXText' && /\p{L}/u.test(String(value))))
      note(one, childrenOf(one)?.map(textOf).join('') ?? '');
    else if (isString(one) && /\S\s+\S/u.test(textOf(one))) note(one, textOf(one));
    Object.values(one).forEach(visit);
  };
  visit(parseAst(code, { lang }));
  return found;
}

const childrenOf = ({ type, children }: Node): Node[] | undefined =>
  type === 'JSXElement' || type === 'JSXFragment' ? (children as Node[]) : undefined;

const isString = ({ type, value }: Node): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

const isError = ({ type, callee }: Node): boolean =>
  type === 'NewExpression' && ((callee as { name?: string }).name ?? '').endsWith('Error');

function textOf(node: Node): string {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type === 'JSXExpressionContainer') return textOf(node['expression'] as Node);
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(VALUE);
  if (isString(node)) return String(node['value']);
  if (node.type === 'JSXElement' && !INLINE.test(nameOf(node))) return ' ';
  return childrenOf(node)?.map(textOf).join('') ?? VALUE;
}

const nameOf = (element: Node): string =>
  (element['openingElement'] as { name: { name?: string } }).name.name ?? '';
