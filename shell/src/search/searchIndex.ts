/** A part of a page with the heading that stands over it. */
export interface SearchSection {
  readonly heading: string;
  /** The anchor that leads to it; without one it is found at the page's top. */
  readonly id?: string;
  readonly text: string;
}

/** What can be found of one page. Its first section is what stands at its top. */
export interface SearchPage {
  readonly path: string;
  readonly title: string;
  readonly sections: readonly SearchSection[];
}

/** What can be found of one app, as its deploy writes it. */
export interface SearchIndex {
  readonly pages: readonly SearchPage[];
}

/** The address of an app's index. */
export const indexPath = (app: string): string => `/search/${app}.json`;
