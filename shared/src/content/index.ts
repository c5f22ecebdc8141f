// What staff edit of the site's texts and facts. Nothing here knows a schema or a page: files of content import it.
export {
  CONTENT_ELEMENT,
  CONTENT_FILE,
  contentDocument,
  contentOf,
  isContentPath,
  type ContentDocument,
} from './document';
export type { ContentSchema } from './schema';
