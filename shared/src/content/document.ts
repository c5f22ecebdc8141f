/** Editable texts and facts of the site, with the repository's defaults that pages show until staff publish others. */
export interface ContentDocument<Value> {
  /** The path of its published state below `/api`. Its app declares which pages show it. */
  readonly path: string;
  readonly seed: Value;
}

/** The path of a published document: its app, or `shared` for several apps, and its name. */
type ContentPath = `/content/${string}/${string}`;

/** Creates a document from its default content. */
export const contentDocument = <Value>(path: ContentPath, seed: Value): ContentDocument<Value> => ({
  path,
  seed,
});

/** Returns a document as published, or its default. @param resources what the API published, by path */
export const contentOf = <Value>(
  { path, seed }: ContentDocument<Value>,
  resources: Readonly<Record<string, unknown>>,
): Value => (resources[path] as Value | null | undefined) ?? seed;

/** Returns whether a resource of the API is an editable document. */
export const isContentPath = (path: string): boolean => path.startsWith('/content/');

/** The element of a composed page that holds the published documents it shows, for hydration. */
export const CONTENT_ELEMENT = 'published';

/** The file of the site with all published documents, for pages that the browser renders. */
export const CONTENT_FILE = '/content.json';
