import { island } from '@school/shared';
import { Skeleton } from '@school/shared/ui';

/** Asks for new links by mail. */
export const LostLink = island('LostLinkForm', () => import('./LostLinkForm').then((m) => m.LostLinkForm), {
  when: 'load',
  fallback: <Skeleton height="200px" />,
});
