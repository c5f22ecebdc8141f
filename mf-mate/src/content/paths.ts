import type { ContentPath } from '@school/shared/content';

/** Where the documents that staff edit are published; pages name them among the resources of their routes. */
export const paths = {
  questions: '/content/mf-mate/questions',
  gettingThere: '/content/mf-mate/getting-there',
  programme: '/content/mf-mate/running-order',
} as const satisfies Record<string, ContentPath>;
