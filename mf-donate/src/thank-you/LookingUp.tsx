import { Loading, SkeletonText } from '@school/shared/ui';
import { NeutralThanks } from './NeutralThanks';

/** While the API has not answered. */
export function LookingUp() {
  return (
    <NeutralThanks>
      <Loading label="Looking for your donation">
        <SkeletonText lines={3} />
      </Loading>
    </NeutralThanks>
  );
}
