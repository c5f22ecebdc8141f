// How a page reads editable documents. Separate from the documents, which are also read outside pages.
export { PAST, useIsOver } from './useIsOver';
export { useContent, usePublished } from './useContent';
