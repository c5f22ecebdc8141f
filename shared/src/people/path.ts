import type { ContentPath } from '../content';

/** Where the performers are published; two apps show them. */
export const performersPath: ContentPath = '/content/shared/performers';
