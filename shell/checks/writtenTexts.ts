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
  /[{}<>=|[\]_]|\d,\d|\d[a-z]+ \d|\b(?:rotate|scale|translate)\b|\bx[A-Z]\w+ \w+$|^[a-z-]+\/[a-z]|^[.:#@*]|gradient\(|^M\d|;[a-z-]+:/u;

/** Calls whose texts the API answers to visitors. */
const REFUSAL = /^(?:ServiceError|conflictAt|invalidAt|notFound)$/;

/** A sentence of two and more words. */
const SENTENCE = /^(?:…|\p{Lu})\S*\s.*[.!?]$/su;

interface Options {
  /** Its language; an arrow function with a type parameter is not valid in `tsx`. */
  readonly lang: 'ts' | 'tsx';
  /** Whether only refusals count, and whole sentences, which can become part of a refusal elsewhere. */
  readonly refusals?: boolean;
}

/**
 * Returns the texts of a module: what elements of JSX and of HTML in strings contain, strings of two and more words, and
 * the messages of refusals.
 */
export function writtenTexts(code: string, { lang, refusals = false }: Options): WrittenText[] {
  const found: WrittenText[] = [];
  let refusing = 0;
  const note = ({ start }: Node, text: string): void => {
    if (refusals && refusing === 0 && !SENTENCE.test(text)) return;
    for (const part of text.split(/<\/?[a-z][^>]*>/u)) {
      const plain = part.replaceAll(/\s+/gu, ' ').trim();
      if (!/\p{L}{2}/u.test(plain) || CODE.test(plain)) continue;
      found.push({ line: code.slice(0, start).split('\n').length, text: plain });
    }
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const one = node as Node;
    if (SKIPPED.test(one.type) || isError(one)) return;
    if (childrenOf(one)?.some(({ type, value }) => type === 'JSXText' && /\p{L}/u.test(String(value))))
      note(one, childrenOf(one)?.map(textOf).join('') ?? '');
    else if (isString(one) && /\S\s+\S/u.test(textOf(one))) note(one, textOf(one));
    const isRefusal = REFUSAL.test(calleeOf(one));
    refusing += Number(isRefusal);
    Object.values(one).forEach(visit);
    refusing -= Number(isRefusal);
  };
  visit(parseAst(code, { lang }));
  return found;
}

const childrenOf = ({ type, children }: Node): Node[] | undefined =>
  type === 'JSXElement' || type === 'JSXFragment' ? (children as Node[]) : undefined;

const isString = ({ type, value }: Node): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

const calleeOf = ({ callee }: Node): string => (callee as { name?: string } | undefined)?.name ?? '';

const isError = (node: Node): boolean =>
  node.type === 'NewExpression' && calleeOf(node).endsWith('Error') && !REFUSAL.test(calleeOf(node));

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
