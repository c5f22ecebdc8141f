import { parseAst } from 'vite';

/** Values that need a fallback: an earlier declaration of the same property. */
const NEWER_VALUES: readonly (readonly [name: string, value: RegExp])[] = [
  // Chrome 111, Safari 16.2, Firefox 113.
  ['color-mix', /\bcolor-mix\(/],
  ['a colour of another space', /(?<![\w-])(?:oklch|oklab|lch|lab|hwb|light-dark|color)\(/],
  // Chrome 108, Safari 15.4, Firefox 101.
  ['a unit of the viewport', /\d[dsl]v(?:[hwib]|min|max)\b/],
  // Chrome 105, Safari 16, Firefox 110.
  ['a unit of a container', /\dcq(?:[hwib]|min|max)\b/],
  // Safari 16.
  ['overflow: clip', /^overflow(?:-[xy])?:\s*clip/],
];

/**
 * CSS that must not be used. `@container`, `@starting-style`, `@view-transition` and properties such as `text-wrap` and
 * `accent-color` are allowed, because they only enhance.
 */
const REFUSED: readonly (readonly [name: string, start: RegExp])[] = [
  // Chrome 99, Safari 15.4, Firefox 97.
  ['@layer', /^@layer\b/],
  ['@scope', /^@scope\b/],
  // Chrome 104.
  ['a transform as a property', /^(?:rotate|scale|translate):/],
];

/**
 * Returns CSS in a script that a supported browser may lack and that has no fallback: an earlier declaration of the
 * property in the block, or `@supports` around it.
 */
export function cssBeyondLine(code: string): string[] {
  const texts: string[] = [];
  if (MAYBE.test(code)) collectTexts(parseAst(code), texts);
  return [...new Set(texts.flatMap((text) => [...beyondInSheet(text), ...choiceByHasAlone(text)]))];
}

/** Most scripts contain nothing of this and need no parsing. */
const MAYBE = new RegExp(
  [...NEWER_VALUES, ...REFUSED].map(([, { source }]) => source.replace('^', '')).join('|') + '|:has\\(',
);

/** Collects the strings of a script. Expressions in templates become `$`. */
function collectTexts(node: unknown, texts: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, quasis, value } = node as { type?: string; quasis?: readonly Quasi[]; value?: unknown };
  if (type === 'TemplateLiteral' && quasis) texts.push(quasis.map((one) => one.value.cooked ?? '').join('$'));
  if (type === 'Literal' && typeof value === 'string') texts.push(value);
  for (const child of Object.values(node)) collectTexts(child, texts);
}

interface Quasi {
  readonly value: { readonly cooked?: string | null };
}

function beyondInSheet(text: string): string[] {
  const found: string[] = [];
  const blocks = [{ seen: new Set<string>(), isAsked: false }];
  for (const [, part = '', end = ''] of text.matchAll(
    /((?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^{};])*)([{};]|$)/g,
  )) {
    const own = part.trim().replace(/^(?:\$\s*)+(?=[a-z-]+:)/, '');
    const block = blocks.at(-1)!;
    if (end === '{') {
      found.push(...named(REFUSED, own), ...hasInList(own));
      blocks.push({ seen: new Set(), isAsked: block.isAsked || own.startsWith('@supports') });
      continue;
    }
    const property = /^[\w-]+(?=\s*:)/.exec(own)?.[0];
    if (property && !block.isAsked) {
      found.push(...named(REFUSED, own), ...(block.seen.has(property) ? [] : named(NEWER_VALUES, own)));
      // A custom property accepts any value, so only @supports helps.
      if (!property.startsWith('--')) block.seen.add(property);
    }
    if (end === '}' && blocks.length > 1) blocks.pop();
  }
  return found;
}

const named = (list: typeof REFUSED, text: string): string[] =>
  list.filter(([, start]) => start.test(text)).map(([name]) => `${name} (${text.slice(0, 80)})`);

/** A browser without `:has` (Chrome below 105, Firefox below 121) drops a whole selector list that contains it. */
function hasInList(selectors: string): string[] {
  const flat = selectors.replace(/:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  const list = flat.replace(/\((?:[^()]|\([^()]*\))*\)/g, (inner) => inner.replaceAll(',', ' ')).split(',');
  const some = list.filter((one) => one.includes(':has('));
  return some.length === 0 || some.length === list.length
    ? []
    : [`:has in a list (${selectors.slice(0, 80)})`];
}

/** Selected states must be visible without `:has` too, so the CSS must also use `:checked` elsewhere. */
const choiceByHasAlone = (text: string): string[] =>
  text.includes(':has(:checked)') && !/\w:checked/.test(text) ? ['a choice that :has alone shows'] : [];
