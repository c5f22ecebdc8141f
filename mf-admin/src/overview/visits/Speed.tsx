import { messageOfApiError } from '@school/shared/api';
import { EmptyState, ErrorState, Loading, Skeleton, Text } from '@school/shared/ui';
import { useGetVitalsQuery } from '../api';
import { Part, PartTitle } from '../../frame/AdminFrame';
import { SpeedTable } from './SpeedTable';

/** How pages felt to those who visited them in the last 30 days. */
export function Speed() {
  const { data, error, isFetching, refetch } = useGetVitalsQuery({}, { refetchOnMountOrArgChange: 60 });
  return (
    <Part aria-labelledby="speed">
      <PartTitle id="speed">How fast pages were</PartTitle>
      {data && data.pages.length > 0 ? (
        <>
          <Text size="small" muted>
            Three of four visits of the last 30 days were at least this fast.
          </Text>
          <SpeedTable pages={data.pages} />
        </>
      ) : data ? (
        <EmptyState title="Nothing has been measured yet">
          Browsers measure while somebody visits; the first numbers show here after the first visits.
        </EmptyState>
      ) : error ? (
        <ErrorState
          title="The measurements could not be loaded"
          message={messageOfApiError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading the measurements">
          <Skeleton height={360} />
        </Loading>
      )}
    </Part>
  );
}
