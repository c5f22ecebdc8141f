// Editable texts and facts. Content files import this, so it must not import schemas or pages.
export {
  CONTENT_ELEMENT,
  CONTENT_FILE,
  contentDocument,
  contentOf,
  isContentPath,
  type ContentDocument,
} from './document';
export { readComposed } from './readComposed';
export type { ContentSchema } from './schema';
export { today } from './today';
