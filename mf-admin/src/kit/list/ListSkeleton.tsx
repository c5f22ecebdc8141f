import { Loading, Skeleton } from '@school/shared/ui';

/** A head and as many rows as a page has, in pixels of the dense table. */
const HEIGHT = 44 + 25 * 47;

/** The place of a list that is on its way. */
export function ListSkeleton({ what }: { readonly what: string }) {
  return (
    <Loading label={`Loading the ${what}`}>
      <Skeleton height={HEIGHT} />
    </Loading>
  );
}
