/**
 * Returns the rules of a style sheet that an earlier one of the page does not contain. Frame and content are rendered
 * separately, and both include the kit's rules. A second copy would override the rules with which the frame's
 * components extend the first.
 */
export function withoutRepeated(css: string, earlier: string): string {
  const existing = new Set(rulesOf(earlier));
  return rulesOf(css)
    .filter((rule) => !existing.has(rule))
    .join('');
}

/** Returns the rules of a style sheet; at-rules stay whole. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/"[^"]*"|'[^']*'|[{};]/g)) {
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}
