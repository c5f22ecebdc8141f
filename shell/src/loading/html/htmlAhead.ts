import { fetchPageHtml, type PageHtml } from './pageHtml';

/** A link that the pointer only crosses is not approached. Milliseconds. */
const DWELL_MS = 80;

export interface HtmlAhead {
  /** Returns the HTML of a page, which may have been fetched ahead. Undefined when its code has to render it. */
  readonly take: (page: PageAddress) => Promise<PageHtml | undefined>;
  /** Fetches a page whose link is approached, at most one between two visits: a page has up to 30 KB. */
  readonly approach: (page: PageAddress) => void;
}

/** A page, and the version of its app that this tab knows. */
export interface PageAddress {
  readonly pathname: string;
  readonly app: string;
  readonly version: string;
}

/** Fetches the finished HTML of pages, for visits and ahead of them. */
export function createHtmlAhead(fetchHtml: typeof fetchPageHtml = fetchPageHtml): HtmlAhead {
  let ahead: { readonly pathname: string; readonly html: Promise<PageHtml | undefined> } | undefined;
  let approached: string | undefined;

  const fetched = ({ pathname, app, version }: PageAddress) =>
    // Without its HTML, the page's code renders it and says what is wrong.
    fetchHtml(pathname, app, version).catch(() => undefined);

  return {
    take(page) {
      const html = ahead?.pathname === page.pathname ? ahead.html : fetched(page);
      ahead = approached = undefined;
      return html;
    },
    approach(page) {
      if (ahead || approached === page.pathname) return;
      approached = page.pathname;
      setTimeout(() => {
        if (approached === page.pathname) ahead ??= { pathname: page.pathname, html: fetched(page) };
      }, DWELL_MS);
    },
  };
}
