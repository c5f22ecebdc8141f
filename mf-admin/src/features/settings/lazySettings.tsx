import { island } from '@school/shared';
import { Loading, Skeleton } from '@school/shared/ui';
import { Part } from '../../kit/page/Part';

/** What asks the API comes after the page itself. */
export const OwnSettings = island(
  'settings',
  () => import('./OwnSettings').then((module) => module.OwnSettings),
  {
    when: 'load',
    fallback: (
      <Part>
        <Loading label="Loading your settings">
          <Skeleton height={320} />
        </Loading>
      </Part>
    ),
  },
);
