import { use } from 'react';
import { abortedAfter, useComposedResources } from '@school/shared';
import { CONTENT_ELEMENT, CONTENT_FILE, contentOf, type ContentDocument } from '../document';

type Published = Readonly<Record<string, unknown>>;

const ASK_MS = 5_000;

let composed: Published | undefined;
let asked: Promise<Published> | undefined;

/**
 * A document as staff have published it, or as its file has it. On a composed page it is there at once, the same as in the
 * HTML; otherwise the calling part waits for the site's file of them, and makes do with the repository's if that is away.
 */
export const useContent = <Value>(document: ContentDocument<Value>): Value =>
  contentOf(document, usePublished([document.path]));

/** What staff have published of these documents, by path; see `useContent`. What is as in the files is nothing, or not there. */
export function usePublished(paths: readonly string[]): Published {
  const resources = useComposedResources();
  if (resources) return resources;
  const onPage = (composed ??= readComposed());
  // A page that was opened later may show what this one does not: then the file knows.
  if (paths.every((path) => path in onPage)) return onPage;
  asked ??= askSite();
  return use(asked);
}

function readComposed(): Published {
  const text = document.getElementById(CONTENT_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as Published) : {};
}

/** Without it the page shows what the repository has, which is a whole page. */
async function askSite(): Promise<Published> {
  try {
    const answer = await fetch(CONTENT_FILE, { signal: abortedAfter(ASK_MS) });
    return answer.ok ? ((await answer.json()) as Published) : {};
  } catch {
    return {};
  }
}
