/** Texts and facts of the site that staff may edit, as the repository's file has them: what pages show until they do. */
export interface ContentDocument<Value> {
  /** The path of its published state below `/api`; its app declares which pages show it. */
  readonly path: string;
  readonly seed: Value;
}

/** Where a document is published: whose it is, and its name there. What several apps show is `shared`'s. */
type ContentPath = `/content/${string}/${string}`;

/** Makes a document of what stands in a file. */
export const contentDocument = <Value>(path: ContentPath, seed: Value): ContentDocument<Value> => ({
  path,
  seed,
});

/** A document as staff have published it, or else as its file has it. @param resources what the API published, by path */
export const contentOf = <Value>(
  { path, seed }: ContentDocument<Value>,
  resources: Readonly<Record<string, unknown>>,
): Value => (resources[path] as Value | null | undefined) ?? seed;

/** Whether a resource of the API is a document that staff edit. */
export const isContentPath = (path: string): boolean => path.startsWith('/content/');

/** The element of a composed page that holds what was published of the documents that it shows, for hydration. */
export const CONTENT_ELEMENT = 'published';

/** The file of the site with everything that is published, for pages that the browser renders itself. */
export const CONTENT_FILE = '/content.json';
