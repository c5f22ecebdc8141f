import { contentOf, type ContentDocument } from '../content/document';

/** The content that files are generated from. */
export interface FileContent {
  /** Returns an editable document as published, or its default. */
  readonly contentOf: <Value>(document: ContentDocument<Value>) => Value;
  /** When the newest published document reached the site (ISO, UTC); undefined while all are defaults. */
  readonly publishedAt: string | undefined;
}

/** Files of the site that are generated from editable documents, such as calendars, and updated like pages. */
export interface ContentFiles {
  /** All documents that they read, from those that the app declares. */
  readonly of: readonly ContentDocument<unknown>[];
  /** @returns texts by path, such as `/calendar.ics` */
  readonly make: (content: FileContent) => Readonly<Record<string, string>>;
}

export interface FilesRequest {
  /** The published documents, by path. */
  readonly resources?: Readonly<Record<string, unknown>>;
  readonly publishedAt?: string | undefined;
}

/** Generates the files of an app. @throws when they read an undeclared document, whose changes would not update them */
export const makeContentFiles = (
  { of, make }: ContentFiles,
  { resources = {}, publishedAt }: FilesRequest,
): Readonly<Record<string, string>> =>
  make({
    publishedAt,
    contentOf(document) {
      if (!of.some(({ path }) => path === document.path))
        throw new Error(`The files read ${document.path}, which they do not declare`);
      return contentOf(document, resources);
    },
  });
