// How a page reads what staff edit. Apart from the documents themselves, which are read where there is no page as well.
export { useContent, usePublished } from './useContent';
