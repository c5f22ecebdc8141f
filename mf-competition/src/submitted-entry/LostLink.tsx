import { island } from '@school/shared';
import { Skeleton } from '@school/shared/ui';

/** Mails the links of one's entries again. */
export const LostLink = island('LostLinkForm', () => import('./LostLinkForm').then((m) => m.LostLinkForm), {
  when: 'load',
  fallback: <Skeleton height="200px" />,
});
