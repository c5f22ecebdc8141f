import { island } from '@school/shared';
import { Skeleton } from '@school/shared/ui';

/** A form that mails new links. */
export const LostLink = island('LostLinkForm', () => import('./LostLinkForm').then((m) => m.LostLinkForm), {
  when: 'load',
  fallback: <Skeleton height="200px" />,
});
