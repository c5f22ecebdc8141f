/** The object where notistack's style engine (goober) looks for its style element, and its interface. */
interface StyleElement {
  readonly parentNode: Node;
  readonly firstChild: { data: string };
}

/**
 * Gives notistack's style engine a constructed style sheet. By default it sets the text of a style element, which the
 * page's policy refuses; rules added by script are allowed.
 */
export function keepStylesOutOfText(page: Window = window): void {
  const sheet = new CSSStyleSheet();
  page.document.adoptedStyleSheets.push(sheet);
  let written = '';
  const element: StyleElement = {
    parentNode: page.document.head,
    firstChild: {
      get data() {
        return written;
      },
      set data(css: string) {
        written = css;
        sheet.replaceSync(css);
      },
    },
  };
  Object.assign(page, { _goober: element });
}
