import { Loading, Skeleton } from '@school/shared/ui';

/** Stands where a form will be, in its height. */
export function FormWaiting({ height }: { readonly height: `${number}px` }) {
  return (
    <Loading label="Loading the form">
      <Skeleton height={height} />
    </Loading>
  );
}
