import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../ui';
import { LoadFailed } from '../ui/LoadFailed';

interface Props<Data> {
  /** Plural name: 'ticket types'. */
  readonly what: string;
  readonly result: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Height of the placeholder, in pixels. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/** Renders the data of a query, a placeholder while it loads, or its error. */
export function Loaded<Data>({
  what,
  result: { data, error, isFetching, refetch },
  height,
  children,
}: Props<Data>) {
  if (data !== undefined) return children(data);
  if (error)
    return (
      <LoadFailed
        title={`The ${what} could not be loaded`}
        result={{ error, isFetching, refetch }}
        level={2}
      />
    );
  return (
    <Loading label={`Loading the ${what}`}>
      <Skeleton height={height} />
    </Loading>
  );
}
