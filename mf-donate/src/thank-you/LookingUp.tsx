import { Loading, SkeletonText } from '@school/shared/ui';
import { NeutralThanks } from './NeutralThanks';

/** Shown until the API responds. */
export function LookingUp() {
  return (
    <NeutralThanks>
      <Loading label="Looking for your donation">
        <SkeletonText lines={3} />
      </Loading>
    </NeutralThanks>
  );
}
