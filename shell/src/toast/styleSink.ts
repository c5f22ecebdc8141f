/** Where notistack's style engine (goober) looks for its style element, and how it writes into it. */
interface StyleElement {
  readonly parentNode: Node;
  readonly firstChild: { data: string };
}

/**
 * Gives notistack's style engine a constructed style sheet to write into. Left alone it would fill the text of a style
 * element, which the page's policy refuses; rules that a script puts into a sheet are its own matter.
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
