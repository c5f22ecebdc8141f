import { Loading, Skeleton } from '@school/shared/ui';

/** A placeholder for a form, with its height. */
export function FormWaiting({ height }: { readonly height: `${number}px` }) {
  return (
    <Loading label="Loading the form">
      <Skeleton height={height} />
    </Loading>
  );
}
