import type { ContentPath } from '@school/shared/content';

/** Where the documents that staff edit are published; pages name them among the resources of their routes. */
export const paths = {
  questions: '/content/mf-public/questions',
  terms: '/content/mf-public/terms',
  openings: '/content/mf-public/openings',
  leadership: '/content/mf-public/leadership',
  instructors: '/content/mf-public/instructors',
} as const satisfies Record<string, ContentPath>;
