/**
 * What of a style sheet is not in an earlier one of the same page. Frame and content are rendered apart, and both
 * bring the rules of the kit's components: a second copy would stand after the rules that the frame's own components
 * build on the first, and win over them.
 */
export function withoutRepeated(css: string, earlier: string): string {
  const known = new Set(rulesOf(earlier));
  return rulesOf(css)
    .filter((rule) => !known.has(rule))
    .join('');
}

/** The rules of a style sheet, at-rules whole. */
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
