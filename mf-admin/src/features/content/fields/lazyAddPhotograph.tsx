import { lazyPart } from '@school/shared/staff/page';
import { Loading, Skeleton } from '@school/shared/ui';

/** Few texts have photographs, so what chooses, crops and uploads one comes after the form. */
export const AddPhotograph = lazyPart(
  'fields for a photograph',
  () => import('./AddPhotograph').then((module) => module.AddPhotograph),
  <Loading label="Loading the fields for a photograph">
    <Skeleton height={64} />
  </Loading>,
);
