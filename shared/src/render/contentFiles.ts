import { contentOf, type ContentDocument } from '../content/document';

/** What files are made of. */
export interface FileContent {
  /** A document that staff edit, as it is in force. */
  readonly contentOf: <Value>(document: ContentDocument<Value>) => Value;
  /** When the newest of what staff published of it came to the site (ISO, UTC); nothing while all is as in the repository. */
  readonly publishedAt: string | undefined;
}

/** Files of the site that are made of what staff edit, such as calendars: they follow as pages do. */
export interface ContentFiles {
  /** Everything that they read, of what the app declares. */
  readonly of: readonly ContentDocument<unknown>[];
  /** @returns texts by their address, such as `/calendar.ics` */
  readonly make: (content: FileContent) => Readonly<Record<string, string>>;
}

export interface FilesRequest {
  /** What is published of their documents, by path. */
  readonly resources?: Readonly<Record<string, unknown>>;
  readonly publishedAt?: string | undefined;
}

/** Makes the files of an app. @throws when they read what they do not name: they would not follow it */
export const makeContentFiles = (
  { of, make }: ContentFiles,
  { resources = {}, publishedAt }: FilesRequest,
): Readonly<Record<string, string>> =>
  make({
    publishedAt,
    contentOf(document) {
      if (!of.some(({ path }) => path === document.path))
        throw new Error(`The files read ${document.path}, which they do not name`);
      return contentOf(document, resources);
    },
  });
