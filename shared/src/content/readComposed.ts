import { CONTENT_ELEMENT } from './document';

/** Published documents by path. Unpublished ones are null or missing. */
export type Published = Readonly<Record<string, unknown>>;

let composedText = '';
let composed: Published = {};

/**
 * Returns the documents in the HTML of the page. They are read anew when another page was shown, since its texts may be
 * newer than those of the page before.
 */
export function readComposed(): Published {
  const text = document.getElementById(CONTENT_ELEMENT)?.textContent || '{}';
  if (text !== composedText) composed = JSON.parse((composedText = text)) as Published;
  return composed;
}
