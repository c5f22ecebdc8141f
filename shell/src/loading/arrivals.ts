/** The finished HTML of a page on its way from the navigation to the area that shows it. */
export interface Arrivals {
  /** @param content the element of the app, with the page's HTML */
  readonly put: (app: string, content: HTMLElement) => void;
  /** Returns and removes the HTML for an app. */
  readonly take: (app: string) => HTMLElement | undefined;
}

/** Holds at most one page: a later visit replaces an earlier one. */
export function createArrivals(): Arrivals {
  let next: readonly [app: string, content: HTMLElement] | undefined;
  return {
    put: (app, content) => void (next = [app, content]),
    take(app) {
      if (next?.[0] !== app) return undefined;
      const [, content] = next;
      next = undefined;
      return content;
    },
  };
}
