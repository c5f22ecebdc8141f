/** The object where notistack's style engine (goober) looks for its style element, and its interface. */
interface StyleElement {
  readonly parentNode: Node;
  readonly firstChild: { data: string };
}

/**
 * Gives notistack's style engine a style element to which rules are added one by one. By default it sets the element's
 * text, which the page's policy refuses. Safari before 16.4 and Chrome before 99 cannot add constructed style sheets.
 */
export function keepStylesOutOfText(page: Window = window): void {
  const { sheet } = page.document.head.appendChild(page.document.createElement('style'));
  if (!sheet) throw new Error('A new style element has no style sheet');
  let written = '';
  const element: StyleElement = {
    parentNode: page.document.head,
    firstChild: {
      get data() {
        return written;
      },
      set data(css: string) {
        const isLonger = css.startsWith(written);
        if (!isLonger) while (sheet.cssRules.length > 0) sheet.deleteRule(0);
        for (const rule of rulesIn(isLonger ? css.slice(written.length) : css))
          sheet.insertRule(rule, sheet.cssRules.length);
        written = css;
      },
    },
  };
  Object.assign(page, { _goober: element });
}

/** Splits the engine's style rules. They have no text with braces. */
function rulesIn(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}
