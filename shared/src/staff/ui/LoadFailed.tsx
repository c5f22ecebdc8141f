import type { ComponentProps } from 'react';
import { messageOfApiError } from '@school/shared/api';
import { ErrorState } from '../../ui';

interface Props extends Pick<ComponentProps<typeof ErrorState>, 'title' | 'level'> {
  /** The result of a query that has failed. */
  readonly result: {
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Shows why a query failed, with a retry button. */
export const LoadFailed = ({ result: { error, isFetching, refetch }, ...rest }: Props) => (
  <ErrorState {...rest} message={messageOfApiError(error)} busy={isFetching} onRetry={() => void refetch()} />
);
