import { use } from 'react';
import { abortedAfter, useComposedResources } from '@school/shared';
import { CONTENT_FILE, contentOf, type ContentDocument } from '../document';
import { readComposed, type Published } from '../readComposed';

const ASK_MS = 5_000;

let pending: Promise<Published> | undefined;

/**
 * Returns a document as published, or its default. On a composed page it is available at once and matches the HTML.
 * Otherwise the component suspends until the site's file has loaded, and uses the default when that fails.
 */
export const useContent = <Value>(document: ContentDocument<Value>): Value =>
  contentOf(document, usePublished([document.path]));

/** Returns the published documents by path (see `useContent`). Unpublished ones are null or missing. */
export function usePublished(paths: readonly string[]): Published {
  const resources = useComposedResources();
  if (resources) return resources;
  const onPage = readComposed();
  // A page opened later may need documents that this one does not contain. They are in the file.
  if (paths.every((path) => path in onPage)) return onPage;
  pending ??= requestSite();
  return use(pending);
}

/** Without it the page shows its complete default content. */
const requestSite = (): Promise<Published> =>
  fetch(CONTENT_FILE, { signal: abortedAfter(ASK_MS) })
    .then((answer) => (answer.ok ? (answer.json() as Promise<Published>) : {}))
    .catch(() => ({}));
