/** A part of a page with its heading. */
export interface SearchSection {
  readonly heading: string;
  /** Its anchor; without one it is at the page's top. */
  readonly id?: string;
  readonly text: string;
}

/** The searchable content of a page. Its first section is the top. */
export interface SearchPage {
  readonly path: string;
  readonly title: string;
  readonly sections: readonly SearchSection[];
}

/** The search index of an app, as its deploy writes it. */
export interface SearchIndex {
  readonly pages: readonly SearchPage[];
}

/** Returns the path of an app's index. */
export const indexPath = (app: string): string => `/search/${app}.json`;
