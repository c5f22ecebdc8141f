import { refused, reported, type EffectIn } from './effect';

/** Stands for an interpolation in a template. */
export const HOLE = '$';

/** A text, or the end or start of a block. */
const PART = /((?:"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\/\*.*?\*\/|[^{};"'])*)([{};]|$)/gs;
/** Blocks without selectors. */
const NO_RULES = /^@(?:[\w-]*keyframes|page|property|counter-style|font-palette-values)\b/;

/**
 * Returns what a style sheet changes outside of the app's container: fonts, and rules whose selector names no class, id
 * or attribute, or ends at the document's root. Rules for print only are reported, because a page that is printed alone
 * needs them.
 */
export function styleEffects(css: string): EffectIn[] {
  const effects: EffectIn[] = [];
  const open: string[] = [];
  for (const [, text = '', end] of css.matchAll(PART)) {
    if (end === '}') open.pop();
    if (end !== '{') continue;
    const start = text.replace(/\/\*.*?\*\//gs, '').trim();
    if (start.startsWith('@font-face')) effects.push(refused('declares a font (@font-face)'));
    if (!start.startsWith('@') && open.every(isCondition)) effects.push(...selectorEffects(start, open));
    open.push(start);
  }
  return effects;
}

/** Fonts in any text of a script, where a rule may be hoisted out of a component's styles. */
export const hasFont = (text: string): boolean => /@font-face\s*\{/.test(text);

/** Returns whether a block may contain rules for the whole page. */
const isCondition = (start: string): boolean =>
  (start.startsWith('@') && !NO_RULES.test(start)) || start === HOLE;

function selectorEffects(selectors: string, conditions: readonly string[]): EffectIn[] {
  // An interpolated condition is unknown.
  if (selectors === HOLE) return [];
  const far = selectors
    .replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
    .split(',')
    .map((one) => one.trim())
    .filter(reachesOutside);
  if (far.length === 0) return [];
  const what = `has styles for ${far[0]}`;
  if (conditions.some((start) => /^@media print$/.test(start))) return [reported(`${what} in print`)];
  return [
    conditions.includes(HOLE) ? reported(`${what} under a condition that is not known`) : refused(what),
  ];
}

function reachesOutside(selector: string): boolean {
  const subject = selector.split(/[\s>+~]+/).at(-1) ?? '';
  return selector !== '' && (!/[.#[$]/.test(selector) || /^(html|body|:root)/.test(subject));
}
