import { lazyPart, Part } from '@school/shared/staff/page';
import { Loading, Skeleton } from '@school/shared/ui';

/** What asks the API comes after the page itself. */
export const OwnSettings = lazyPart(
  'settings',
  () => import('./OwnSettings').then((module) => module.OwnSettings),
  <Part>
    <Loading label="Loading your settings">
      <Skeleton height={320} />
    </Loading>
  </Part>,
);
