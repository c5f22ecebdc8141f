import type { ContentPath } from '@school/shared/content';

/** Where the documents that staff edit are published; pages name them among the resources of their routes. */
export const paths = {
  questions: '/content/mf-donate/questions',
} as const satisfies Record<string, ContentPath>;
